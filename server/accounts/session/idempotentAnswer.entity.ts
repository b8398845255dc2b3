import { bytes, createdAt, entityOf, int, keyed, text, uuid } from '#server/kernel/table.ts'

/** What a call that names a key was answered, so that the same call is answered the same. */
export class IdempotentAnswer extends keyed('idempotent_answer', {
  accountId: uuid.key,
  key: text.key,
  requestHash: bytes,
  status: int.optional,
  answer: text.optional,
  createdAt,
}) {}

export const idempotentAnswer = entityOf(IdempotentAnswer)
