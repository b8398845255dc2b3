import { bytes, createdAt, entityOf, moment, ore, table, uuid } from '#server/kernel/table.ts'

/** A copy of all that is somebody's own. Its content lies in the store under its id, once it is ready. */
export class DataExport extends table('data_export', {
  userId: uuid,
  size: ore.optional,
  sha256: bytes.optional,
  readyAt: moment.optional,
  expiresAt: moment.optional,
  /** It came to nothing, and is not tried any more. */
  failedAt: moment.optional,
  createdAt,
}) {}

export const dataExport = entityOf(DataExport)
