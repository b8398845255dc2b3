import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import { createdAt, date, email, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'
import type { Language } from '#server/kernel/texts.ts'

/** A paper that a participant was asked for by mail; the link brings it, with others that were asked for at once. */
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
  linkId: uuid,
  expiresAt: moment,
  revokedAt: moment.optional,
  deliveredAt: moment.optional,
  remindedAt: moment.optional,
  documentId: uuid.optional,
  askedByAccountId: uuid.optional,
  createdAt,
}) {}

export const paperRequest = entityOf(PaperRequest)
