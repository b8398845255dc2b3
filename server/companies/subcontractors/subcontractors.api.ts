import { foundCompanyId, foundCompanyName, foundRegisteredAt, foundRegisteredBy } from '#server/access/foundCompany.ts'
import { isCompanyProven } from '#server/access/isProven.ts'
import type { Searchable } from '#server/accounts/search/searchable.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { searchesSubcontractors } from './searchesSubcontractors.ts'
import { type Subcontractor, subcontractor as subcontractorEntity } from './subcontractor.entity.ts'
import {
  confirmSubcontractor,
  createSubcontractor,
  subcontractor,
  subcontractors,
  updateSubcontractor,
} from './subcontractors.operations.ts'

export const graphql: GraphqlApi = {
  Query: { subcontractors, subcontractor },
  Mutation: { createSubcontractor, updateSubcontractor, confirmSubcontractor },
  entities: [subcontractorEntity],
  types: {
    Subcontractor: {
      isCompanyProven: computed<Subcontractor>(isCompanyProven),
      foundCompanyId: computed<Subcontractor>(foundCompanyId),
      foundCompanyName: computed<Subcontractor>(foundCompanyName),
      foundRegisteredBy: computed<Subcontractor>(foundRegisteredBy),
      foundRegisteredAt: computed<Subcontractor>(foundRegisteredAt),
    },
  },
}

const answer =
  '{ id name organizationNumber trade contactName email phone companyId isCompanyProven foundCompanyId foundCompanyName foundRegisteredBy foundRegisteredAt version createdAt }'
const refuses = ['cannotAddOwnCompany', 'entityAlreadyExists', 'emailIsNotValid'] as const

export const rest: Route[] = [
  get('/api/private/subcontractor', subcontractors, { answer, shape: 'page' }),
  post('/api/private/subcontractor', createSubcontractor, { answer, status: 201, refuses }),
  put('/api/private/subcontractor/:id', updateSubcontractor, { answer, refuses }),
  post('/api/private/subcontractor/:id/confirm', confirmSubcontractor, { answer, refuses: ['entityAlreadyExists'] }),
]

export const searches: readonly Searchable[] = [searchesSubcontractors]
