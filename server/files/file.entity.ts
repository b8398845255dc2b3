import { bytes, createdAt, entityOf, int, moment, table, text, uuid, yesNo } from '#server/kernel/table.ts'

/** The row of a stored file. Its content lies in the file store under its id. */
export class StoredFile extends table('file', {
  name: text,
  /** The name as it stands in an address. */
  urlName: text,
  type: text,
  size: int,
  sha256: bytes,
  width: int.optional,
  height: int.optional,
  purpose: text.as<'image' | 'document'>(),
  ownerAccountId: uuid.optional,
  /** Until a record adopts it; swept when it expires before that. */
  isTemporary: yesNo.usually(true),
  expiresAt: moment.optional,
  /** Where the record that adopted it belongs; who may read that section may read the file. */
  estateId: uuid.optional,
  /** Of a company's own, such as its logo. */
  companyId: uuid.optional,
  /** Of a project on that estate: for those who see the project. */
  projectId: uuid.optional,
  section: text.optional,
  createdAt,
}) {}

export const storedFile = entityOf(StoredFile)
