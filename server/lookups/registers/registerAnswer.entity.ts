import { Column, entityOf, keyed, moment, text } from '#server/kernel/table.ts'

/** What a register outside answered. */
export class RegisterAnswer extends keyed('register_answer', {
  register: text.key,
  asked: text.key,
  answer: new Column<{ value?: unknown }>({ type: 'jsonb' }),
  fetchedAt: moment.usually(() => 'now()'),
}) {}

export const registerAnswer = entityOf(RegisterAnswer)
