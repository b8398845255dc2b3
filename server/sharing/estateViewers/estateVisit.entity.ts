import { entityOf, keyed, moment, uuid } from '#server/kernel/table.ts'

/** When an account last read something of an estate, to the nearest minutes. */
export class EstateVisit extends keyed('estate_visit', {
  estateId: uuid.key,
  accountId: uuid.key,
  lastAt: moment,
}) {}

export const estateVisit = entityOf(EstateVisit)
