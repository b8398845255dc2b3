import type { Trade } from '#schema/companies/trades.ts'
import { createdAt, entityOf, int, ore, table, text, uuid, version, yesNo } from '#server/kernel/table.ts'

/** What a project is thought to cost. Each has one from its first day, the database makes it. */
export class ProjectBudget extends table('project_budget', {
  estateId: uuid,
  projectId: uuid,
  isLocked: yesNo.usually(false),
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const projectBudget = entityOf(ProjectBudget)

/** The part of one trade, or a piece of it. */
export class ProjectBudgetLine extends table('project_budget_line', {
  estateId: uuid,
  projectId: uuid,
  trade: text.as<Trade>(),
  description: text.optional,
  amountOre: ore,
  sortOrder: int,
  createdAt,
}) {}

export const projectBudgetLine = entityOf(ProjectBudgetLine)
