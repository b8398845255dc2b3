import { bytes, entityOf, int, table, uuid } from '#server/kernel/table.ts'

/** A part that has come. Its content lies in the store under its id. */
export class UploadPart extends table('upload_part', {
  accountId: uuid,
  uploadId: uuid,
  beginsAt: int,
  size: int,
  sha256: bytes,
}) {}

export const uploadPart = entityOf(UploadPart)
