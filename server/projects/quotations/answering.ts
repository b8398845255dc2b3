import type { InferType } from 'yup'
import { today } from '#schema/day.ts'
import { mostOre, orderSum } from '#schema/projects/orderMoney.ts'
import type { declineQuotationInput, giveQuotationInput } from '#schema/projects/quotations.input.ts'
import type { QuotationGrant } from '#server/access/onQuotation.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { lineOf, placeOf } from '../orderLines/pricing.ts'
import { Quotation } from './quotation.entity.ts'
import { QuotationLine } from './quotationLine.entity.ts'

export const noMore = () => new AppError('cannotHandleTheRequest', { reason: 'transition' })

/** A quotation of an order that is still open, and of which none was taken over. Whoever changes it holds the order first. */
export async function openQuotation(grant: QuotationGrant) {
  const order = await grant.order.get(grant.orderId)
  const quotations = grant.of(Quotation)
  const quotation = await quotations.get(grant.quotationId)
  const taken = await quotations.all({ status: 'taken' })
  if (order.status !== 'open' || taken.length) throw noMore()
  return quotation
}

/** The same, for whoever answers for its firm. */
export async function answerable(grant: QuotationGrant) {
  if (!grant.mayAnswer) throw new AppError('authorizationFailure')
  return openQuotation(grant)
}

const answeredBy = ({ viewer: { accountId } }: QuotationGrant) => ({ answeredAt: new Date(), answeredByAccountId: accountId })

type Given = InferType<typeof giveQuotationInput>

/** The same as it is kept. */
export function priced({ lines, startsOn, endsOn, validUntil, daysAdded, reservations }: Omit<Given, 'quotationId' | 'version'>) {
  if (startsOn && endsOn && endsOn < startsOn) throw invalid('endsOn', 'notValid')
  if (validUntil && validUntil < today()) throw invalid('validUntil', 'notValid')
  const rows = lines.map((line, n) => lineOf(line, placeOf(n)))
  const { netOre, vatOre } = orderSum(rows.map((line) => ({ vatRate: line.vatRate, netOre: Number(line.netOre) })))
  if (netOre > mostOre) throw invalid('lines', 'notValid')
  const said = { startsOn, endsOn, validUntil, daysAdded, reservations }
  const values = {
    ...Object.fromEntries(Object.entries(said).map(([field, value]) => [field, value ?? null])),
    status: 'given' as const,
    words: null,
    netOre: String(netOre),
    vatOre: String(vatOre),
  }
  return { rows, values }
}

/** What a firm would take, in place of what it said before. */
export async function give(grant: QuotationGrant, { version, ...said }: Given) {
  const before = await answerable(grant)
  grant.of(Quotation).refuseStale(before, version)
  const { rows, values } = priced(said)
  const written = grant.its(QuotationLine)
  await written.removeWhere({})
  for (const line of rows) await written.add(line)
  return grant.of(Quotation).change(before, { ...values, ...answeredBy(grant) })
}

export async function decline(grant: QuotationGrant, { version, words }: InferType<typeof declineQuotationInput>) {
  const before = await answerable(grant)
  grant.of(Quotation).refuseStale(before, version)
  if (before.status === 'declined') throw noMore()
  return grant.of(Quotation).change(before, { ...answeredBy(grant), status: 'declined', words: words ?? null })
}
