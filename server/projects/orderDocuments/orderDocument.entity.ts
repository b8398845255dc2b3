import type { OrderDocumentKind } from '#schema/projects/orderTypes.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** A paper of an order. */
export class OrderDocument extends table('order_document', {
  estateId: uuid,
  projectId: uuid,
  orderId: uuid,
  kind: text.as<OrderDocumentKind>(),
  customName: text,
  fileId: uuid,
  /** The company that was called in and brought it; none of what those who run the project brought, or the owners. */
  companyId: uuid.optional,
  /** Taken away since it was sent: its customer sees it until another version is sent, and nobody else does. */
  removedAt: moment.optional,
  createdAt,
}) {
  declare file: StoredFile
}

export const orderDocument = entityOf(OrderDocument, { relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } } })
