import { lockProjectBudgetInput, projectBudgetInput, saveProjectBudgetInput } from '#schema/projects/projectBudget.input.ts'
import { belowProject, onProject } from '#server/access/onProject.ts'
import { command, query } from '#server/kernel/operation.ts'
import { saveBudget, setLock } from './budget.ts'
import { ProjectBudget, ProjectBudgetLine } from './projectBudget.entity.ts'

export const projectBudget = query({
  name: 'projectBudget',
  input: projectBudgetInput,
  permission: onProject('read budget'),
  rows: ({ scope }) => scope.one(ProjectBudget),
})

/** Below their budget. */
export const linesOfBudget = query({
  name: 'linesOfBudget',
  input: projectBudgetInput,
  permission: belowProject('read budget'),
  rows: ({ scope }) => scope.rows(ProjectBudgetLine).by(({ sortOrder }) => [sortOrder]),
})

export const saveProjectBudget = command({
  name: 'saveProjectBudget',
  input: saveProjectBudgetInput,
  permission: onProject('update budget'),
  run: ({ grant, input }) => saveBudget(grant, input),
})

export const lockProjectBudget = command({
  name: 'lockProjectBudget',
  input: lockProjectBudgetInput,
  permission: onProject('update budget'),
  run: ({ grant, input }) => setLock(grant, input.action === 'lock'),
})
