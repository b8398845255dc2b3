import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import { type AccessLink, accessLink } from './accessLink.entity.ts'
import {
  accessLinks,
  claimAccessLink,
  deleteAccessLink,
  purchaseSupplierAccess,
  requestSupplierAccess,
  supplierAccessOffer,
} from './accessLinks.operations.ts'

export const graphql: GraphqlApi = {
  Query: { accessLinks, supplierAccessOffer },
  Mutation: { requestSupplierAccess, purchaseSupplierAccess, claimAccessLink, deleteAccessLink },
  entities: [accessLink],
  types: {
    AccessLink: {
      companyName: computed<AccessLink>(({ company, supplier }) => sql`coalesce(${company.name}, ${supplier.name})`),
      organizationNumber: computed<AccessLink>(
        ({ company, supplier }) => sql`coalesce(${company.organizationNumber}, ${supplier.organizationNumber})`,
      ),
    },
  },
}

const answer = '{ linkId: id estateId companyId companyName organizationNumber supplierId status requestedAt claimedAt }'
const links = '/api/private/maintenance-plans/access-link/estates/:estateId'

const participants = '/api/private/maintenance-plans/participant/estates/:estateId'

export const rest: Route[] = [
  get(links, accessLinks, { answer, shape: 'page' }),
  post(`${links}/:linkId`, claimAccessLink, { answer, refuses: ['entityAlreadyExists'] }),
  del(`${links}/:linkId`, deleteAccessLink, { refuses: ['transition'] }),
  post(`${participants}/access-request`, requestSupplierAccess, {
    answer,
    status: 201,
    refuses: ['entityAlreadyExists', 'notRegistered', 'dailyLimit', 'tooMany'],
  }),
  post(`${participants}/access-purchase/:supplierId`, purchaseSupplierAccess, {
    answer,
    status: 201,
    refuses: ['entityAlreadyExists', 'notRegistered'],
  }),
]

export const copies: readonly Copies[] = [{ notCopied: ['access_link'] }]
