import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import { bytes, createdAt, date, email, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'
import type { Language } from '#server/kernel/texts.ts'

/** A link to bring one paper by, as it was mailed to a participant. */
export class PaperRequest extends table('paper_request', {
  estateId: uuid,
  projectId: uuid,
  code: text.as<OwedPaperCode>(),
  participantId: uuid,
  name: text,
  email,
  language: text.as<Language>(),
  message: text.optional,
  neededBy: date.optional,
  keyHash: bytes,
  expiresAt: moment,
  revokedAt: moment.optional,
  deliveredAt: moment.optional,
  remindedAt: moment.optional,
  documentId: uuid.optional,
  askedByAccountId: uuid.optional,
  createdAt,
}) {}

export const paperRequest = entityOf(PaperRequest)
