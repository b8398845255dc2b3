import { estateInput } from '#schema/estates/estates.input.ts'
import { constructionProjectsInput, projectInput, projectsInput, projectThereInput } from '#schema/projects/projects.input.ts'
import { whenOn } from '#server/access/feature.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { belowProject, belowProjectOnEstate, onProject } from '#server/access/onProject.ts'
import { seesProjects } from '#server/access/projectRows.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { answer, command, Done, query } from '#server/kernel/operation.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { involvementIn } from './involvement.ts'
import { leave } from './leaving.ts'
import { Project } from './project.entity.ts'
import { ProjectParticipant } from './projectParticipant.entity.ts'

const searchedIn = ({ name, projectNumber, customerName, estate }: Path<Project>) =>
  sql`(folded(concat_ws(' ', ${name}, ${projectNumber}, ${customerName})) || ' ' || ${estate.searchText})`

export const projects = query({
  name: 'projects',
  input: projectsInput,
  mayBeOld: true,
  permission: seesProjects,
  rows: ({ scope, input }) =>
    scope
      .projects()
      .where(({ closedAt }) => sql`(${closedAt} is null) = (coalesce(${input.status}::text, 'ACTIVE') = 'ACTIVE')`)
      .matching(input.estateId, ({ estateId }, wanted) => sql`${estateId} = ${wanted}::uuid`)
      .matching(input.search, (project, search) => containing(searchedIn(project), search))
      .newestFirst(),
})

export const project = query({
  name: 'project',
  input: projectThereInput,
  permission: onProject('read project'),
  rows: ({ scope }) => scope.project(),
})

/** Below their project. */
export const customerOfProject = query({
  name: 'customerOfProject',
  input: projectInput,
  permission: belowProject('read project'),
  rows: ({ scope }) => scope.project(),
})

/** Below their project: owners who are named there, those who manage it, those who work on it. */
export const participantsOfProject = query({
  name: 'participantsOfProject',
  input: projectInput,
  permission: belowProject('read project'),
  rows: ({ scope }) => scope.rows(ProjectParticipant).by(({ role }) => [role]),
})

/** Below their project: whom its letters to the owners go to. */
export const ownersOfProject = query({
  name: 'ownersOfProject',
  input: estateInput,
  permission: belowProjectOnEstate,
  rows: ({ scope }) =>
    scope
      .rows(EstateOwner)
      .where(({ account }) => sql`not ${account.isDisabled}`)
      .by(({ account }) => [account.name]),
})

export const projectInvolvement = answer({
  name: 'projectInvolvement',
  input: projectInput,
  permission: onProject('read project'),
  answer: ({ grant }) => involvementIn(grant),
})

export const leaveProject = command({
  name: 'leaveProject',
  input: projectInput,
  permission: inPerson(onProject('read project')),
  endsOwnAccess: true,
  async run({ grant }) {
    await leave(grant)
    return new Done(grant.projectId)
  },
})

export const constructionProjects = query({
  name: 'constructionProjects',
  input: constructionProjectsInput,
  mayBeOld: true,
  permission: whenOn('projectManagement', onEstate('read')),
  rows: ({ scope }) =>
    scope
      .rows(Project)
      .where(({ type }) => sql`${type} in ('NEW_BUILDING', 'NEW_APARTMENT')`)
      .newestFirst(),
})
