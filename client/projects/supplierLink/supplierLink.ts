import { request } from '#client/access/request.ts'
import type { QuotationStatus } from '#schema/projects/quotationTypes.ts'
import type { QuotationValues } from '../orders/quotations/quotationValues.ts'
import { sentQuotation } from '../orders/quotations/quotationValues.ts'
import { type PaperOfLink, readOrEnd } from '../paperLink/paperLink.ts'

export interface AskedPrice {
  quotationId: string
  title: string
  description: string | null
  status: QuotationStatus
  answerBy: string | null
  dueDate: string | null
  version: number
  answeredAt: string | null
  startsOn: string | null
  endsOn: string | null
  validUntil: string | null
  daysAdded: number | null
  reservations: string | null
  gross: number
  isOpen: boolean
  lines: {
    id: string
    description: string
    quantity: number
    unit: string | null
    unitPrice: number
    vatRate: number
    discount: number
    net: number
  }[]
}
/** All that the firm is asked for in one project. */
export interface Errand {
  project: string
  address: string
  company: string
  firm: string
  expiresAt: string
  papers: PaperOfLink[]
  prices: AskedPrice[]
  areas: { name: string; points: { name: string; helpText: string | null; isCompleted: boolean }[] }[]
}

/** Plain REST: this screen carries no GraphQL client. */
const addressOf = (key: string) => `/api/public/supplier/${encodeURIComponent(key)}`
export const readErrand = (key: string, signal?: AbortSignal) => readOrEnd<Errand>(addressOf(key), signal)
export function sendPrice(key: string, { quotationId, version }: AskedPrice, values: QuotationValues) {
  const { version: _, ...body } = sentQuotation(values)
  return request<Errand>(`${addressOf(key)}/price/${quotationId}`, { method: 'PUT', body, version })
}
