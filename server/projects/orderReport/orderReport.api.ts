import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { orderReport } from './orderReport.operations.ts'
import { paperOf } from './paper.ts'
import type { ReportContent } from './reportWords.ts'
import { sheetsOf } from './sheet.ts'

export const graphql: GraphqlApi = {
  Query: { orderReport },
  names: { OrderReport: null, ReportedOrder: null, TradeSum: null, OrderStateSum: null },
}

const sums = 'net vat gross'
const answer = `{ project company address madeAt
  orders { orderId number type status title trade subcontractorName dueDate approvedAt ${sums} }
  trades { trade count ${sums} } states { status count ${sums} } ${sums} }`

export const rest: Route[] = [
  get('/api/private/order/report', orderReport, {
    answer,
    files: {
      pdf: { type: 'application/pdf', write: (answer, language) => paperOf(answer as ReportContent, language) },
      xlsx: {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        write: (answer, language) => sheetsOf(answer as ReportContent, language),
      },
    },
    refuses: ['authorizationFailure', 'entityNotFound', 'unprocessableEntity'],
  }),
]
