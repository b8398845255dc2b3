import { giveQuotationByLinkInput } from '#schema/projects/supplierLink.input.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import type { SupplierLink } from '../paperRequests/supplierLink.entity.ts'
import { endSupplierLink, giveQuotationByLink, linksOfProject, supplierErrand } from './supplierLink.operations.ts'

export const graphql: GraphqlApi = {
  Query: { supplierErrand },
  Mutation: { giveQuotationByLink, endSupplierLink },
  names: { SupplierErrand: null, PriceAskedFor: null, PricedLine: null, ControlledArea: null, ControlledPoint: null },
  types: {
    Project: { supplierLinks: through(linksOfProject, { projectId: 'id' }) },
    SupplierLink: {
      firmName: computed<SupplierLink>(({ subcontractorId }) => sql`(select s.name from subcontractor s where s.id = ${subcontractorId})`),
      state: computed<SupplierLink>(
        ({ revokedAt, expiresAt }) =>
          sql`case when ${revokedAt} is not null then 'ended' when ${expiresAt} <= now() then 'tooOld' else 'open' end`,
      ),
    },
  },
}

const answer = `{ project address company firm expiresAt papers { code paper neededBy isDelivered }
  prices { quotationId title description status answerBy dueDate version answeredAt startsOn endsOn validUntil daysAdded reservations gross isOpen
    lines { id description quantity unit unitPrice vatRate discount net } }
  areas { name points { name helpText isCompleted } } }`
const byLink = '/api/public/supplier/:linkKey'

export const rest: Route[] = [
  get(byLink, supplierErrand, { answer, refuses: ['linkExpired', 'tooMany'] }),
  put(`${byLink}/price/:quotationId`, giveQuotationByLink, {
    answer,
    takes: giveQuotationByLinkInput.omit(['linkKey', 'quotationId', 'version']),
    refuses: ['linkExpired', 'tooMany', 'stale', 'transition'],
  }),
  del('/api/private/project/:projectId/supplier-links/:linkId', endSupplierLink, { refuses: ['projectCompleted', 'transition'] }),
]
