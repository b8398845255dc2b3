import { startProjectForCustomerInput } from '#schema/projects/customerProject.input.ts'
import { createProjectInput, updateProjectInput } from '#schema/projects/saveProject.input.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { flatIdentity } from '#server/kernel/registers.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import {
  createProject,
  customerProjectOptions,
  participantOptions,
  projectForm,
  projectOptions,
  startProjectForCustomer,
  updateProject,
} from './saveProject.operations.ts'

export const graphql: GraphqlApi = {
  Query: { projectForm, projectOptions, participantOptions, customerProjectOptions },
  Mutation: { createProject, startProjectForCustomer, updateProject },
}

const answer = `{ projectId: id name projectNumber type renovationPresets customer { accountId name } estate { estateId addressLine1 addressLine2 }
  participants { id role name company accountId subcontractorId state } image { id name type path size url } startDate endDate description
  needsVerification isCompleted status version }`

export const rest: Route[] = [
  post('/api/private/project', createProject, { answer, status: 201, takes: createProjectInput, refuses: ['dailyLimit'] }),
  post('/api/private/project/for-customer', startProjectForCustomer, {
    answer,
    status: 201,
    body: flatIdentity,
    takes: startProjectForCustomerInput,
    refuses: ['registrationEntityAlreadyExists', 'declined', 'dailyLimit', 'tooMany'],
  }),
  get('/api/private/project/for-customer', customerProjectOptions, {
    answer: `{ customers { firstName lastName email phoneNumber } people { accountId name leads } subcontractors { subcontractorId name trade }
      templates { templateId name work areas { name pointCount } } }`,
  }),
  put('/api/private/project/:projectId', updateProject, {
    answer,
    takes: updateProjectInput.omit(['projectId', 'version']),
    refuses: ['projectCompleted', 'stale', 'full', 'dailyLimit'],
  }),
  get('/api/private/project/:projectId/form', projectForm, { answer }),
]
