import { createdAt, entityOf, int, moment, ore, table, uuid, version, yesNo } from '#server/kernel/table.ts'

/** What the maintenance of one building may cost in one year. */
export class BuildingBudget extends table('building_budget', {
  estateId: uuid,
  buildingId: uuid,
  year: int,
  amountOre: ore,
  createdAt,
  updatedAt: createdAt,
}) {}

export const buildingBudget = entityOf(BuildingBudget)

/** Whether the budget of an estate may be changed, and how often it was. */
export class EstateBudgetLock extends table('estate_budget_lock', {
  estateId: uuid,
  isLocked: yesNo.usually(false),
  lockedByAccountId: uuid.optional,
  lockedAt: moment.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const estateBudgetLock = entityOf(EstateBudgetLock)
