import {
  buildingBudgetsInput,
  maintenanceCostsInput,
  saveBuildingBudgetInput,
  saveBuildingBudgetsInput,
} from '#schema/maintenance/economy.input.ts'
import { changesEconomy, readsEconomy } from '#server/access/onPlan.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { about } from '#server/kernel/about.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { budgetsOf } from './budgets.ts'
import { costsBy } from './divisions.ts'
import { saveBudgets } from './savingBudgets.ts'

export const buildingBudgets = answer({
  name: 'buildingBudgets',
  input: buildingBudgetsInput,
  mayBeOld: true,
  permission: readsEconomy,
  answer: ({ grant, input }) => budgetsOf(grant, input),
})

export const maintenanceCosts = answer({
  name: 'maintenanceCosts',
  input: maintenanceCostsInput,
  mayBeOld: true,
  permission: readsEconomy,
  answer: ({ grant, input }) => costsBy(grant, input.by, input),
})

export const saveBuildingBudgets = command({
  name: 'saveBuildingBudgets',
  input: saveBuildingBudgetsInput,
  permission: { ...changesEconomy, rule: `${changesEconomy.rule}; locking and unlocking as an owner of it` },
  async run({ grant, input: { version, budgets, action } }) {
    const recordId = await saveBudgets(grant, { seen: { version }, budgets: budgets ?? [], action })
    return about({ recordId }, await budgetsOf(grant))
  },
})

export const saveBuildingBudget = command({
  name: 'saveBuildingBudget',
  input: saveBuildingBudgetInput,
  permission: changesEconomy,
  async run({ grant, input: { buildingId, year, amount, action } }) {
    if (!(await grant.rows(Building).find(buildingId))) throw new AppError('entityNotFound')
    const budgets = year == null ? [] : [{ buildingId, year, amount }]
    const recordId = await saveBudgets(grant, { budgets, action })
    return about({ recordId }, await budgetsOf(grant, year == null ? {} : { fromYear: year, toYear: year }))
  },
})
