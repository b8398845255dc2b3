import { createdAt, email, entityOf, moment, table, text, uuid, yesNo } from '#server/kernel/table.ts'
import type { Language } from '#server/kernel/texts.ts'

/** Whom a company asks to own an estate, as it has written them, and what became of it. Until they say yes nothing is theirs. */
export class InvitedOwner extends table('owner_invitation', {
  estateId: uuid,
  companyId: uuid,
  invitedBy: uuid.optional,
  orderId: uuid.optional,
  email,
  firstName: text.optional,
  lastName: text.optional,
  /** In which somebody new is written to. */
  language: text.as<Language>().usually('nb'),
  state: text.as<'invited' | 'accepted' | 'declined' | 'withdrawn' | 'left' | 'unasked'>().usually('invited'),
  isForGood: yesNo.usually(false),
  accountId: uuid.optional,
  expiresAt: moment,
  mailedAt: moment.optional,
  answeredAt: moment.optional,
  createdAt,
}) {}

export const invitedOwner = entityOf(InvitedOwner)
