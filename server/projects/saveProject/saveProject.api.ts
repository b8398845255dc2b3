import { createProjectInput, updateProjectInput } from '#schema/projects/saveProject.input.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { createProject, participantOptions, projectForm, projectOptions, updateProject } from './saveProject.operations.ts'

export const graphql: GraphqlApi = {
  Query: { projectForm, projectOptions, participantOptions },
  Mutation: { createProject, updateProject },
}

const answer = `{ projectId: id name projectNumber type renovationPresets customer { accountId name } estate { estateId addressLine1 addressLine2 }
  participants { id role name company accountId subcontractorId state } image { id name type path size url } startDate endDate description
  needsVerification isCompleted status version }`

export const rest: Route[] = [
  post('/api/private/project', createProject, { answer, status: 201, takes: createProjectInput, refuses: ['dailyLimit'] }),
  put('/api/private/project/:projectId', updateProject, {
    answer,
    takes: updateProjectInput.omit(['projectId', 'version']),
    refuses: ['projectCompleted', 'stale', 'full', 'dailyLimit'],
  }),
  get('/api/private/project/:projectId/form', projectForm, { answer }),
]
