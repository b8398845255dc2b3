import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, post, type Route } from '#server/kernel/rest.ts'
import { companyProofs, confirmCompany } from './companyProof.operations.ts'

export const graphql: GraphqlApi = { Query: { companyProofs }, Mutation: { confirmCompany } }

const company = '{ id name organizationNumber registeredBy createdAt isEmailProven registerRole state reason provenAt }'

export const rest: Route[] = [
  get('/api/private/administration/companies', companyProofs, { answer: `{ companies ${company} hasMore totalCount waitingCount }` }),
  post('/api/private/administration/companies/:companyId/confirm', confirmCompany, { answer: company, refuses: ['transition'] }),
]
