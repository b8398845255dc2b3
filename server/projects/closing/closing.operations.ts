import { renovationInput } from '#schema/estates/renovations.input.ts'
import { projectInput } from '#schema/projects/projects.input.ts'
import { closeProjectInput } from '#schema/projects/saveProject.input.ts'
import { belowOnEstate } from '#server/access/onEstate.ts'
import { belowProject, onProject } from '#server/access/onProject.ts'
import { command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { beginBook } from '../handover/asking.ts'
import { refuseAwaited } from '../orders/awaited.ts'
import { writeDeadlines } from './deadlines.ts'
import { fileProject } from './filing.ts'
import { tellOfClosing } from './letters.ts'
import { ProjectDeadline } from './projectDeadline.entity.ts'

/** What was done is filed with the estate, and nothing of the project is changed from then on. */
export const closeProject = command({
  name: 'closeProject',
  input: closeProjectInput,
  permission: onProject('update project', 'alone'),
  async run({ grant, input: { contract, language }, call, mail, later }) {
    await refuseAwaited(grant)
    const project = await grant.project.get(grant.projectId)
    await fileProject(grant)
    await writeDeadlines(grant, project.type, contract)
    const written = await grant.project.change(project, { closedAt: new Date() })
    if (language) await beginBook(grant, language, later)
    await tellOfClosing(grant, { mail, usual: call.language })
    return written
  },
})

/** Below their project. */
export const deadlinesOfProject = query({
  name: 'deadlinesOfProject',
  input: projectInput,
  permission: belowProject('read project'),
  rows: ({ scope }) => scope.rows(ProjectDeadline).by(({ dueDate }) => [dueDate]),
})

/** Below the renovation that was written of their project. */
export const deadlinesOfRenovation = query({
  name: 'deadlinesOfRenovation',
  input: renovationInput,
  permission: belowOnEstate('read', 'renovations'),
  rows: ({ scope, input: { renovationId, estateId } }) =>
    scope
      .rows(ProjectDeadline)
      .where(
        ({ projectId }) =>
          sql`${projectId} = (select r.project_id from renovation r where r.estate_id = ${estateId} and r.id = ${renovationId})`,
      )
      .by(({ dueDate }) => [dueDate]),
})
