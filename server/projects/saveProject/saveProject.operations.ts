import { nothing } from '#schema/accounts/identity.input.ts'
import { startProjectForCustomerInput } from '#schema/projects/customerProject.input.ts'
import { projectInput } from '#schema/projects/projects.input.ts'
import { createProjectInput, projectOptionsInput, updateProjectInput } from '#schema/projects/saveProject.input.ts'
import { onProject } from '#server/access/onProject.ts'
import { startsForCustomers } from '#server/access/startingForCustomers.ts'
import { plansProjects, startsProjects } from '#server/access/startingProjects.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, query } from '#server/kernel/operation.ts'
import { countSearch } from '#server/lookups/propertySearch/searches.offer.ts'
import { tellOfStart } from '../people/participantLetters.ts'
import { changeProject } from './changeProject.ts'
import { customerOptions } from './customerProjectOptions.ts'
import { inviteParticipants } from './inviteParticipants.ts'
import { optionsIn, optionsOn } from './projectOptions.ts'
import { startedBefore, startForCustomer } from './startForCustomer.ts'
import { startProject } from './startProject.ts'

export const createProject = command({
  name: 'createProject',
  input: createProjectInput,
  permission: startsProjects,
  async run({ grant, input: { estateId, ...values }, call, mail }) {
    const { written, started, invited } = await startProject(grant, estateId, values)
    await inviteParticipants(started, invited, mail, call.language)
    await tellOfStart(started, { mail, usual: call.language })
    return about({ estateId }, written)
  },
})

/** With the estate that it is on, for a customer who is not here yet. */
export const startProjectForCustomer = command({
  name: 'startProjectForCustomer',
  input: startProjectForCustomerInput,
  permission: startsForCustomers,
  async prepare({ grant, call }) {
    await countSearch(grant.founder) // whoever adds an estate learns whether it is here
    await grant.throttle('invite', call.address)
  },
  async run({ grant, input, call, mail, mailTo }) {
    const before = await startedBefore(grant, input.projectId)
    if (before) return before
    const { written, started, invited, estateId } = await startForCustomer(grant, input, { language: call.language, mailTo })
    await inviteParticipants(started, invited, mail, call.language)
    return about({ estateId }, written)
  },
})

export const updateProject = command({
  name: 'updateProject',
  input: updateProjectInput,
  permission: onProject('update project', 'alone'),
  async run({ grant, input: { version, ...values }, call, mail }) {
    const { written, invited } = await changeProject(grant, version, values)
    await inviteParticipants(grant, invited, mail, call.language)
    return written
  },
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

export const customerProjectOptions = answer({
  name: 'customerProjectOptions',
  input: nothing,
  permission: startsForCustomers,
  answer: ({ grant }) => customerOptions(grant),
})

/** Whoever manages a project chooses among the people of the company that runs it, wherever they work themselves. */
export const participantOptions = answer({
  name: 'participantOptions',
  input: projectInput,
  permission: onProject('update project'),
  answer: ({ grant }) => optionsIn(grant),
})
