import { giveQuotationInput } from '#schema/projects/quotations.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { personOf } from '#server/accounts/people/accountNames.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { orderAnswer } from '../orders/orders.api.ts'
import { quotation as quotationEntity, type Quotation } from './quotation.entity.ts'
import { mayWithQuotation } from './quotationFacts.ts'
import { quotationLine, type QuotationLine } from './quotationLine.entity.ts'
import {
  askForQuotations,
  declineQuotation,
  giveQuotation,
  linesOfQuotation,
  papersOfQuotation,
  quotation,
  quotations,
  takeOverQuotation,
} from './quotations.operations.ts'

/** What its order says, for whoever prices it. */
const ofOrder = (column: string) =>
  computed<Quotation>(({ orderId }) => sql`(select o.${raw(column)} from project_order o where o.id = ${orderId})`)
const ofProject = (column: string, { projectId }: Path<Quotation>) =>
  sql`(select p.${raw(column)} from project p where p.id = ${projectId})`

export const graphql: GraphqlApi = {
  Query: { quotations, quotation },
  Mutation: { askForQuotations, giveQuotation, declineQuotation, takeOverQuotation },
  entities: [quotationEntity, quotationLine],
  types: {
    Quotation: {
      isHere: computed<Quotation>(
        ({ subcontractorId }) => sql`exists (select from subcontractor s where s.id = ${subcontractorId} and s.company_id is not null)`,
      ),
      title: ofOrder('title'),
      description: ofOrder('description'),
      trade: ofOrder('trade'),
      dueDate: ofOrder('due_date'),
      projectName: computed<Quotation>((row) => ofProject('name', row)),
      askedBy: computed<Quotation>((row) => ofProject('company_name', row)),
      answeredBy: computed<Quotation>(
        ({ answeredByAccountId }) => sql`(select ${raw(personOf('a'))} from account a where a.id = ${answeredByAccountId})`,
      ),
      net: computed<Quotation>(({ netOre }) => sql`(${netOre} / 100.0)::float8`),
      vat: computed<Quotation>(({ vatOre }) => sql`(${vatOre} / 100.0)::float8`),
      gross: computed<Quotation>(({ netOre, vatOre }) => sql`((${netOre} + ${vatOre}) / 100.0)::float8`),
      may: computed<Quotation>(mayWithQuotation),
      lines: through(linesOfQuotation, { quotationId: 'id' }),
      papers: through(papersOfQuotation, { quotationId: 'id' }),
    },
    QuotationLine: {
      quantity: computed<QuotationLine>(({ quantityMilli }) => sql`(${quantityMilli} / 1000.0)::float8`),
      unitPrice: computed<QuotationLine>(({ unitPriceOre }) => sql`(${unitPriceOre} / 100.0)::float8`),
      discount: computed<QuotationLine>(({ discountBp }) => sql`(${discountBp} / 100.0)::float8`),
      net: computed<QuotationLine>(({ netOre }) => sql`(${netOre} / 100.0)::float8`),
    },
  },
}

const facts = `quotationId: id orderId projectId subcontractorId firmName isHere status title description trade dueDate projectName askedBy askedAt answerBy
  answeredAt answeredBy startsOn endsOn validUntil daysAdded reservations words net vat gross may version createdAt updatedAt`
const file = 'file { id name type path size url }'
const answer = `{ ${facts} lines { id description quantity unit unitPrice vatRate discount net }
  documents { id customName ${file} createdAt } papers { id kind customName ${file} createdAt } }`

const place = '/api/private/order/quotation'
const refuses = ['projectCompleted', 'stale', 'transition'] as const

export const rest: Route[] = [
  get(place, quotations, { answer: `{ ${facts} }`, shape: 'page' }),
  post(place, askForQuotations, {
    answer: orderAnswer,
    refuses: ['projectCompleted', 'transition', 'full', 'entityAlreadyExists', 'dailyLimit'],
  }),
  get(`${place}/:quotationId`, quotation, { answer }),
  put(`${place}/:quotationId`, giveQuotation, { answer, takes: giveQuotationInput.omit(['quotationId', 'version']), refuses }),
  post(`${place}/:quotationId/decline`, declineQuotation, { answer, refuses }),
  post(`${place}/:quotationId/take-over`, takeOverQuotation, { answer: orderAnswer, refuses }),
]

export const copies: readonly Copies[] = [{ notCopied: ['order_quotation', 'quotation_line'] }]
