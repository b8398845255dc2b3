import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { post, type Route } from '#server/kernel/rest.ts'
import type { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import type { NamesLetIn } from '#server/sharing/accessLinks/namesLetIn.offer.ts'
import { ofSupplier } from '../suppliers/supplierOfLink.ts'
import { purchaseSupplierAccess, requestSupplierAccess, supplierAccessOffer } from './supplierAccess.operations.ts'

export const graphql: GraphqlApi = {
  Query: { supplierAccessOffer },
  Mutation: { requestSupplierAccess, purchaseSupplierAccess },
  types: {
    AccessLink: {
      companyName: computed<AccessLink>((link) => sql`coalesce(${link.company.name}, ${ofSupplier(link, 'name')})`),
      organizationNumber: computed<AccessLink>(
        (link) => sql`coalesce(${link.company.organizationNumber}, ${ofSupplier(link, 'organization_number')})`,
      ),
    },
  },
}

const answer = '{ linkId: id estateId companyId companyName organizationNumber supplierId status requestedAt claimedAt }'
const participants = '/api/private/maintenance-plans/participant/estates/:estateId'

export const rest: Route[] = [
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

const ofLink = (column: string) => (link: string) =>
  `(select s.${column} from maintenance_supplier s where s.estate_id = ${link}.estate_id and s.id = ${link}.supplier_id)`

export const namesLetIn: readonly NamesLetIn[] = [{ name: ofLink('name'), organizationNumber: ofLink('organization_number') }]
