import { array, object } from 'yup'
import { choice, id, optionalChoice, recordId, version } from '#schema/fields.ts'
import { optionalKroner, optionalWhole, whole } from '#schema/figures.ts'
import { lockActions } from '#schema/projects/projectBudget.input.ts'
import { costDivisions } from './costDivisions.ts'
import { firstWheelYear, lastWheelYear } from './wheelYears.ts'

/** More years than these nobody compares. */
export const mostBudgetYears = 100
/** A sheet with 200 buildings and 30 years fits in one save. */
export const mostBudgetCells = 6000
const largestBudget = 1e10

const year = () => whole(firstWheelYear, lastWheelYear)
const amount = () => optionalKroner(largestBudget)
const years = {
  fromYear: optionalWhole(firstWheelYear, lastWheelYear),
  toYear: optionalWhole(firstWheelYear, lastWheelYear).test('years', 'notValid', (toYear, { parent }) => {
    const { fromYear } = parent as { fromYear?: number | null }
    return toYear == null || fromYear == null || (toYear >= fromYear && toYear - fromYear < mostBudgetYears)
  }),
}

export const buildingBudgetsInput = object({ estateId: recordId(), ...years })
export const maintenanceCostsInput = object({ estateId: recordId(), by: choice(costDivisions), ...years })

const budgetCell = object({ buildingId: id(), year: year(), amount: amount() })
export const saveBuildingBudgetsInput = object({
  estateId: recordId(),
  version: version(),
  budgets: array().of(budgetCell).typeError('notValid').max(mostBudgetCells, 'tooMany'),
  action: optionalChoice(lockActions),
})
/** One amount; none where only the lock is turned. */
export const saveBuildingBudgetInput = object({
  estateId: recordId(),
  buildingId: recordId(),
  year: optionalWhole(firstWheelYear, lastWheelYear).when('action', ([action], rule) =>
    action == null ? rule.required('required') : rule,
  ),
  amount: amount(),
  action: optionalChoice(lockActions),
})
