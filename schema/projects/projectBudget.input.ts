import { array, object } from 'yup'
import { trades } from '#schema/companies/trades.ts'
import { choice, optionalId, optionalText, recordId, version } from '#schema/fields.ts'
import { optionalKroner } from '#schema/figures.ts'

export const lockActions = ['lock', 'unlock'] as const
export const mostBudgetLines = 500

export const budgetLineForm = object({
  id: optionalId(),
  trade: choice(trades),
  description: optionalText(255),
  amount: optionalKroner().required('required'),
})
export const projectBudgetInput = object({ projectId: recordId() })
export const saveProjectBudgetInput = object({
  projectId: recordId(),
  version: version(),
  lines: array().of(budgetLineForm).typeError('notValid').max(mostBudgetLines, 'tooMany').required('required'),
})
export const lockProjectBudgetInput = object({ projectId: recordId(), action: choice(lockActions) })
