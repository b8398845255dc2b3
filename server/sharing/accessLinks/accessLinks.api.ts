import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import { accessLink } from './accessLink.entity.ts'
import { accessLinks, claimAccessLink, deleteAccessLink } from './accessLinks.operations.ts'

export const graphql: GraphqlApi = {
  Query: { accessLinks },
  Mutation: { claimAccessLink, deleteAccessLink },
  entities: [accessLink],
}

const answer = '{ linkId: id estateId companyId companyName organizationNumber supplierId status requestedAt claimedAt }'

const links = '/api/private/maintenance-plans/access-link/estates/:estateId'

export const rest: Route[] = [
  get(links, accessLinks, { answer, shape: 'page' }),
  post(`${links}/:linkId`, claimAccessLink, { answer, refuses: ['entityAlreadyExists'] }),
  del(`${links}/:linkId`, deleteAccessLink, { refuses: ['transition'] }),
]

export const copies: readonly Copies[] = [{ notCopied: ['access_link'] }]
