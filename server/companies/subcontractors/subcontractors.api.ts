import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { subcontractor as subcontractorEntity } from './subcontractor.entity.ts'
import { createSubcontractor, subcontractor, subcontractors, updateSubcontractor } from './subcontractors.operations.ts'

export const graphql: GraphqlApi = {
  Query: { subcontractors, subcontractor },
  Mutation: { createSubcontractor, updateSubcontractor },
  entities: [subcontractorEntity],
}

const answer = '{ id name organizationNumber trade contactName email phone companyId version createdAt }'
const refuses = ['cannotAddOwnCompany', 'entityAlreadyExists', 'emailIsNotValid'] as const

export const rest: Route[] = [
  get('/api/private/subcontractor', subcontractors, { answer, shape: 'page' }),
  post('/api/private/subcontractor', createSubcontractor, { answer, status: 201, refuses }),
  put('/api/private/subcontractor/:id', updateSubcontractor, { answer, refuses }),
]
