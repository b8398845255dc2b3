import { lockProjectBudgetInput, saveProjectBudgetInput } from '#schema/projects/projectBudget.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, put, type Route } from '#server/kernel/rest.ts'
import { askedIn, orderedIn } from '../orders/ordered.ts'
import { type ProjectBudget, projectBudget as budget, type ProjectBudgetLine, projectBudgetLine } from './projectBudget.entity.ts'
import { linesOfBudget, lockProjectBudget, projectBudget, saveProjectBudget } from './projectBudget.operations.ts'

const planned = ({ estateId, projectId }: Path<ProjectBudget>) =>
  sql`coalesce((select trim_scale(sum(l.amount_ore) / 100.0) from project_budget_line l
    where l.estate_id = ${estateId} and l.project_id = ${projectId}), 0)`
const amount = ({ amountOre }: Path<ProjectBudgetLine>) => sql`trim_scale(${amountOre} / 100.0)`
/** The orders of a trade count on its first line. */
const ofTrade =
  (sum: typeof orderedIn) =>
  ({ id, projectId, trade }: Path<ProjectBudgetLine>) =>
    sql`case when ${id} = (select l.id from project_budget_line l where l.project_id = ${projectId} and l.trade = ${trade}
    order by l.sort_order, l.id limit 1) then ${sum(projectId, sql` and o.trade = ${trade}`)} else 0 end`
const ordered = ofTrade(orderedIn)

export const graphql: GraphqlApi = {
  Query: { projectBudget },
  Mutation: { saveProjectBudget, lockProjectBudget },
  entities: [budget, projectBudgetLine],
  types: {
    ProjectBudget: {
      lines: through(linesOfBudget, { projectId: 'projectId' }),
      plannedTotal: computed<ProjectBudget>(planned),
      askedTotal: computed<ProjectBudget>(({ projectId }) => askedIn(projectId)),
      orderTotal: computed<ProjectBudget>(({ projectId }) => orderedIn(projectId)),
      remaining: computed<ProjectBudget>((budget) => sql`${planned(budget)} - ${orderedIn(budget.projectId)}`),
      total: computed<ProjectBudget>((budget) => sql`${planned(budget)} + ${orderedIn(budget.projectId)}`),
    },
    ProjectBudgetLine: {
      amount: computed<ProjectBudgetLine>(amount),
      askedAmount: computed<ProjectBudgetLine>(ofTrade(askedIn)),
      orderAmount: computed<ProjectBudgetLine>(ordered),
      remaining: computed<ProjectBudgetLine>((line) => sql`${amount(line)} - ${ordered(line)}`),
      sum: computed<ProjectBudgetLine>((line) => sql`${amount(line)} + ${ordered(line)}`),
    },
  },
}

const answer =
  '{ id isLocked lines { id trade description amount askedAmount orderAmount remaining sum } plannedTotal askedTotal orderTotal remaining total version }'
const place = '/api/private/project/:projectId/budget'

export const rest: Route[] = [
  get(place, projectBudget, { answer }),
  put(place, saveProjectBudget, {
    answer,
    takes: saveProjectBudgetInput.omit(['projectId', 'version']),
    refuses: ['projectCompleted', 'locked', 'stale'],
  }),
  put(`${place}/lock`, lockProjectBudget, { answer, takes: lockProjectBudgetInput.omit(['projectId']), refuses: ['projectCompleted'] }),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'project_budget', section: 'estate' },
      { table: 'project_budget_line', section: 'estate' },
    ],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  { projectBudget: { section: 'projects', from: sql`project_budget r join project p on p.id = r.project_id`, name: sql`p.name` } },
]
