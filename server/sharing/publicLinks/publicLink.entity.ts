import { bytes, createdAt, entityOf, int, moment, table, text, texts, uuid, version, yesNo } from '#server/kernel/table.ts'

/** A key to an estate, for whoever holds it. It is found by its hash, and read again by its owner from where it is sealed. */
export class PublicLink extends table('public_link', {
  estateId: uuid,
  projectId: uuid.optional,
  name: text.optional,
  keyHash: bytes,
  keySealed: bytes,
  sections: texts,
  version,
  expiresAt: moment,
  revokedAt: moment.optional,
  visits: int.usually(0),
  lastVisitAt: moment.optional,
  isPreview: yesNo.usually(false),
  createdBy: uuid,
  createdAt,
  updatedAt: createdAt,
}) {}

export const publicLink = entityOf(PublicLink)
