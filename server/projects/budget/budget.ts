import type { InferType } from 'yup'
import { inOre } from '#schema/money.ts'
import type { saveProjectBudgetInput } from '#schema/projects/projectBudget.input.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { ProjectBudget, ProjectBudgetLine } from './projectBudget.entity.ts'

type Sent = InferType<typeof saveProjectBudgetInput>

async function heldBudget(grant: ProjectGrant) {
  const budgets = grant.rows(ProjectBudget)
  const [{ id }] = (await budgets.all({})) as [ProjectBudget]
  return { budgets, budget: await budgets.get(id) }
}

/** The lines as they are given; what is left out is gone. */
export async function saveBudget(grant: ProjectGrant, { version, lines }: Pick<Sent, 'version' | 'lines'>) {
  const { budgets, budget } = await heldBudget(grant)
  if (budget.isLocked) throw new AppError('cannotHandleTheRequest', { reason: 'locked' })
  budgets.refuseStale(budget, version)
  const rows = grant.rows(ProjectBudgetLine)
  const before = new Map((await rows.all({})).map((line) => [line.id, line]))
  for (const [sortOrder, { id, trade, description = null, amount }] of lines.entries()) {
    const values = { trade, description, amountOre: String(inOre(amount)), sortOrder }
    const earlier = id ? before.get(id) : null
    if (id && !earlier) throw new AppError('entityNotFound')
    if (earlier) await rows.change(earlier, values)
    else await rows.add(values)
    if (id) before.delete(id)
  }
  for (const id of before.keys()) await rows.remove(id)
  await budgets.change(budget, {})
  return new Written(ProjectBudget, budget.id, ['lines'], false)
}

export async function setLock(grant: ProjectGrant, isLocked: boolean) {
  const { budgets, budget } = await heldBudget(grant)
  if (budget.isLocked === isLocked) return new Written(ProjectBudget, budget.id, [], false)
  return budgets.change(budget, { isLocked })
}
