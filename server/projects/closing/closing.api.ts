import { reopenedWithinDays } from '#schema/projects/reopening.ts'
import { mayWhileOpen } from '#server/access/projectStanding.ts'
import { isSeen } from '#server/access/standing.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Renovation } from '#server/estates/renovations/renovation.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import type { Project } from '#server/projects/projects/project.entity.ts'
import {
  areasOfRenovation,
  closeProject,
  deadlinesOfProject,
  deadlinesOfRenovation,
  projectLeftOpen,
  reopeningsOfProject,
  reopenProject,
} from './closing.operations.ts'
import { deadlineReminders } from './deadlineReminders.ts'
import { projectDeadline } from './projectDeadline.entity.ts'
import { projectReopening, type ProjectReopening } from './projectReopening.entity.ts'

export const graphql: GraphqlApi = {
  Query: { projectLeftOpen },
  Mutation: { closeProject, reopenProject },
  entities: [projectDeadline, projectReopening],
  names: { ProjectLeftOpen: null },
  types: {
    ProjectReopening: { reopenedBy: computed<ProjectReopening>(({ reopenedByName }) => reopenedByName) },
    Project: {
      deadlines: through(deadlinesOfProject, { projectId: 'id' }),
      reopenings: through(reopeningsOfProject, { projectId: 'id' }),
      canReopen: computed<Project>((row, viewer, rowFacts) => {
        const couldChange = mayWhileOpen('update project', row, rowFacts, viewer)
        return sql`coalesce(${row.closedAt} > now() - ${raw(`interval '${reopenedWithinDays} days'`)} and ${couldChange}, false)`
      }),
      renovationId: computed<Project>(
        ({ estateId, id }) => sql`(select r.id from renovation r where r.estate_id = ${estateId} and r.project_id = ${id})`,
      ),
    },
    Renovation: {
      projectId: computed<Renovation>(({ projectId, estateId }, viewer) =>
        viewer === 'account' ? sql`case when ${isSeen({ id: projectId, estateId })} then ${projectId} end` : sql`null::uuid`,
      ),
      deadlines: through(deadlinesOfRenovation, { estateId: 'estateId', renovationId: 'id' }),
      controlAreas: through(areasOfRenovation, { estateId: 'estateId', renovationId: 'id' }),
    },
  },
}

export const rest: Route[] = [
  get('/api/private/project/:projectId/left-open', projectLeftOpen, { answer: '{ points deviations papers orders }' }),
]

export const jobs: readonly Job[] = [deadlineReminders]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'project_deadline', section: 'estate' },
      { table: 'project_reopening', section: 'estate' },
    ],
  },
]
