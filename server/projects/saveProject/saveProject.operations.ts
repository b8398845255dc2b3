import { projectInput } from '#schema/projects/projects.input.ts'
import { createProjectInput, projectOptionsInput, updateProjectInput } from '#schema/projects/saveProject.input.ts'
import { onProject } from '#server/access/onProject.ts'
import { plansProjects, startsProjects } from '#server/access/startingProjects.ts'
import { answer, command, query } from '#server/kernel/operation.ts'
import { changeProject } from './changeProject.ts'
import { optionsOn } from './projectOptions.ts'
import { startProject } from './startProject.ts'

export const createProject = command({
  name: 'createProject',
  input: createProjectInput,
  permission: startsProjects,
  async run({ grant, input: { estateId, ...values }, call }) {
    const written = await startProject(grant, estateId, values)
    call.noted = { recordId: written.id, estateId }
    return written
  },
})

export const updateProject = command({
  name: 'updateProject',
  input: updateProjectInput,
  permission: onProject('update project', 'alone'),
  run: ({ grant, input: { version, ...values } }) => changeProject(grant, version, values),
})

export const projectForm = query({
  name: 'projectForm',
  input: projectInput,
  permission: onProject('update project'),
  rows: ({ scope }) => scope.project(),
})

export const projectOptions = answer({
  name: 'projectOptions',
  input: projectOptionsInput,
  permission: plansProjects,
  answer: ({ grant, input }) => optionsOn(grant, input.estateId),
})
