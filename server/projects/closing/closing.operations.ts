import { renovationInput } from '#schema/estates/renovations.input.ts'
import { projectInput } from '#schema/projects/projects.input.ts'
import { closeProjectInput, reopenProjectInput } from '#schema/projects/saveProject.input.ts'
import { belowOnEstate } from '#server/access/onEstate.ts'
import { belowProject, onCompleted, onProject } from '#server/access/onProject.ts'
import { isSeen } from '#server/access/standing.ts'
import { invalid } from '#server/kernel/errors.ts'
import { answer, command, query } from '#server/kernel/operation.ts'
import type { Holes } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { ControlArea } from '../controlAreas/controlArea.entity.ts'
import { beginBook } from '../handover/askingForBook.ts'
import { refuseAwaited } from '../orders/awaited.ts'
import { tellOfClosing, tellOfReopening } from './closingLetters.ts'
import { writeDeadlines } from './deadlines.ts'
import { fileProject } from './filing.ts'
import { isAnythingOpen, leftOpen } from './leftOpen.ts'
import { ProjectDeadline } from './projectDeadline.entity.ts'
import { ProjectReopening } from './projectReopening.entity.ts'
import { openAgain } from './reopening.ts'

/** What is open still, before it is closed. */
export const projectLeftOpen = answer({
  name: 'projectLeftOpen',
  input: projectInput,
  permission: onProject('read handover'),
  answer: ({ grant, call }) => leftOpen(grant, call.language),
})

/** What was done is filed with the estate, and nothing of the project is changed from then on. */
export const closeProject = command({
  name: 'closeProject',
  input: closeProjectInput,
  permission: onProject('update project', 'alone'),
  async run({ grant, input: { contract, language, reason }, call, mail, later }) {
    await refuseAwaited(grant)
    // A book that tells nothing of what was left is not believed: whoever ends it all the same says why.
    const isOpen = isAnythingOpen(await leftOpen(grant, call.language))
    if (isOpen && !reason) throw invalid('reason', 'required')
    const project = await grant.project.get(grant.projectId)
    await fileProject(grant)
    await writeDeadlines(grant, project.type, contract)
    const written = await grant.project.change(project, { closedAt: new Date(), closeReason: isOpen ? reason : null })
    if (language) await beginBook(grant, language, later)
    await tellOfClosing(grant, { mail, usual: call.language })
    return written
  },
})

/** Something was forgotten: the work goes on, and everybody is told why. */
export const reopenProject = command({
  name: 'reopenProject',
  input: reopenProjectInput,
  permission: onCompleted('update project'),
  async run({ grant, input: { reason }, call, mail }) {
    const written = await openAgain(grant, reason)
    await tellOfReopening(grant, reason, { mail, usual: call.language })
    return written
  },
})

/** Below their project. */
export const reopeningsOfProject = query({
  name: 'reopeningsOfProject',
  input: projectInput,
  permission: belowProject('read project'),
  rows: ({ scope }) => scope.rows(ProjectReopening).by(({ id }) => [id]),
})
export const deadlinesOfProject = query({
  name: 'deadlinesOfProject',
  input: projectInput,
  permission: belowProject('read project'),
  rows: ({ scope }) => scope.rows(ProjectDeadline).by(({ dueDate }) => [dueDate]),
})

/** The project that a renovation was written of. */
const projectOf = ({ renovationId, estateId }: Holes<{ renovationId: string; estateId: string }>) =>
  sql`(select r.project_id from renovation r where r.estate_id = ${estateId} and r.id = ${renovationId})`

/** Below the renovation that was written of their project. */
export const deadlinesOfRenovation = query({
  name: 'deadlinesOfRenovation',
  input: renovationInput,
  permission: belowOnEstate('read', 'renovations'),
  rows: ({ scope, input }) =>
    scope
      .rows(ProjectDeadline)
      .where(({ projectId }) => sql`${projectId} = ${projectOf(input)}`)
      .by(({ dueDate }) => [dueDate]),
})

/** Below the renovation too: what was looked at stays to be seen there, for those who see the project. */
export const areasOfRenovation = query({
  name: 'areasOfRenovation',
  input: renovationInput,
  permission: belowOnEstate('read', 'renovations'),
  rows: ({ scope, input }) =>
    scope
      .rows(ControlArea)
      .where(({ projectId, estateId }) => sql`${projectId} = ${projectOf(input)} and ${isSeen({ id: projectId, estateId })}`)
      .by(({ sortOrder }) => [sortOrder]),
})
