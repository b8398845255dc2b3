import { tradeNames } from '#schema/companies/tradeNames.ts'
import type { Trade } from '#schema/companies/trades.ts'
import type { OrderStatus, OrderType } from '#schema/projects/orderTypes.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { Report } from './reporting.ts'

/** As it is told: moments are texts. */
export type ReportContent = Omit<Report, 'madeAt' | 'orders'> & {
  madeAt: string
  orders: readonly (Omit<Report['orders'][number], 'approvedAt'> & { approvedAt: string | null })[]
}

const nb = {
  file: 'bestillinger',
  title: 'Bestillinger',
  project: 'Prosjekt',
  estate: 'Eiendom',
  company: 'Utføres av',
  madeAt: 'Laget',
  orders: 'Alle bestillinger',
  byTrade: 'Etter fag',
  byState: 'Etter tilstand',
  number: 'Nr.',
  kind: 'Type',
  name: 'Tittel',
  trade: 'Fag',
  who: 'Utføres av',
  state: 'Tilstand',
  due: 'Ferdig til',
  approved: 'Godkjent',
  count: 'Antall',
  net: 'Uten mva.',
  vat: 'Mva.',
  gross: 'Med mva.',
  total: 'I alt',
  noTrade: 'Uten fag',
  none: 'Ingen bestillinger ennå.',
}
const en: typeof nb = {
  file: 'orders',
  title: 'Orders',
  project: 'Project',
  estate: 'Property',
  company: 'Done by',
  madeAt: 'Created',
  orders: 'All orders',
  byTrade: 'By trade',
  byState: 'By state',
  number: 'No.',
  kind: 'Kind',
  name: 'Title',
  trade: 'Trade',
  who: 'Done by',
  state: 'State',
  due: 'Due',
  approved: 'Approved',
  count: 'Count',
  net: 'Without VAT',
  vat: 'VAT',
  gross: 'With VAT',
  total: 'Total',
  noTrade: 'No trade',
  none: 'No orders yet.',
}
export const words: Record<Language, typeof nb> = { nb, en }

export const stateNames: Record<Language, Record<OrderStatus, string>> = {
  nb: {
    open: 'Under arbeid',
    rejectedByPmOrSc: 'Sendt tilbake',
    readyForCustomer: 'Venter på kunden',
    rejectedByCustomer: 'Avvist av kunden',
    approvedByCustomer: 'Godkjent',
  },
  en: {
    open: 'In preparation',
    rejectedByPmOrSc: 'Sent back',
    readyForCustomer: 'Awaits the customer',
    rejectedByCustomer: 'Rejected by the customer',
    approvedByCustomer: 'Approved',
  },
}
export const kindNames: Record<Language, Record<OrderType, string>> = {
  nb: { request: 'Forespørsel', quote: 'Tilbud' },
  en: { request: 'Request', quote: 'Offer' },
}
export const tradeName = (trade: Trade | null, language: Language) => (trade ? tradeNames[language][trade] : words[language].noTrade)
