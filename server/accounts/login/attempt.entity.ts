import { entityOf, inet, moment, table, text } from '#server/kernel/table.ts'

/** Something that is open to everybody, and was done from an address: nobody may do it in bulk. */
export class Attempt extends table('attempt', {
  kind: text,
  address: inet,
  at: moment.usually(() => 'now()'),
}) {}

export const attempt = entityOf(Attempt)
