import { createdAt, email, entityOf, table, uuid } from '#server/kernel/table.ts'

/** A company, or a person who writes for themselves, that an address wants no mail from. */
export class SenderRefusal extends table('refused_sender', {
  email,
  companyId: uuid.optional,
  userId: uuid.optional,
  createdAt,
}) {}

export const senderRefusal = entityOf(SenderRefusal)
