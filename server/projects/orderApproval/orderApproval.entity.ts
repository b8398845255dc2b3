import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { bytes, entityOf, moment, ore, table, text, uuid } from '#server/kernel/table.ts'

/** What was agreed, word for word as it was shown. It has its order's id, and outlives it. */
export class OrderApproval extends table('order_approval', {
  estateId: uuid,
  projectId: uuid,
  /** Canonical JSON. */
  content: text,
  contentHash: bytes,
  fileId: uuid.optional,
  fileHash: bytes,
  approvedAt: moment,
  accountId: uuid,
  accountName: text.optional,
  email: text.optional,
  sessionHash: bytes,
  grossOre: ore,
}) {
  declare file: StoredFile | null
}

export const orderApproval = entityOf(OrderApproval, { relations: { file: toOne(StoredFile, 'file_id') } })
