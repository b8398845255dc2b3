import { entityOf, inet, int, moment, table, text, uuid } from '#server/kernel/table.ts'

/** Refusals that come in floods: the first of a quarter of an hour has an entry in the log, all of them are counted here. */
export class RefusalCount extends table('refusal_count', {
  operation: text,
  outcome: text,
  address: inet.optional,
  accountId: uuid.optional,
  beginsAt: moment,
  times: int.usually(1),
}) {}

export const refusalCount = entityOf(RefusalCount)
