import { bytes, createdAt, entityOf, int, moment, table, text, uuid } from '#server/kernel/table.ts'

/** A file that comes in parts, until they are joined to one and for a day after. */
export class UploadInParts extends table('upload_in_parts', {
  accountId: uuid,
  name: text,
  /** Of the whole. */
  size: int,
  sha256: bytes,
  purpose: text.as<'image' | 'document'>(),
  /** Bytes that lie in the store, without a gap. */
  received: int.usually(0),
  fileId: uuid.optional,
  expiresAt: moment,
  createdAt,
}) {}

export const uploadInParts = entityOf(UploadInParts)
