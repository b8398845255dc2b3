import type { InferType } from 'yup'
import { inOre } from '#schema/money.ts'
import { mostOre, netOf, orderSum, type Taxed } from '#schema/projects/orderMoney.ts'
import { mostLines, type orderLineForm } from '#schema/projects/orders.input.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { OrderLine } from './orderLine.entity.ts'

export type Said = InferType<typeof orderLineForm>

const inWholeNumbers = ({ quantity, unitPrice, discount }: Pick<Said, 'quantity' | 'unitPrice' | 'discount'>) => ({
  quantityMilli: Math.round(quantity * 1000),
  unitPriceOre: inOre(unitPrice),
  discountBp: Math.round((discount ?? 0) * 100),
})
/** Where a line stands among those that were sent. */
export const placeOf = (n: number) => `lines[${n}].`
/** In whole numbers, with what it comes to. */
export function priced({ description, unit, vatRate, ...rest }: Said) {
  const whole = inWholeNumbers(rest)
  return { description, unit: unit ?? null, vatRate, ...whole, unitPriceOre: String(whole.unitPriceOre), netOre: String(netOf(whole)) }
}
/** More than anybody means. */
export const tooDear = (place = '') => invalid(`${place}unitPrice`, 'notValid')
export const tooMany = () => new AppError('cannotHandleTheRequest', { reason: 'full' })

/** Refused where it is more than anybody means; `place` is where it stands among what was sent. */
export function lineOf(said: Said, place = '') {
  const line = priced(said)
  if (Number(line.netOre) > mostOre) throw tooDear(place)
  return line
}

const taxed = ({ netOre, vatRate }: OrderLine): Taxed => ({ netOre: Number(netOre), vatRate })

/** The sum follows the lines. Whoever changes an order holds it, so that they are changed by one caller at a time. */
export async function keepSum(grant: OrderGrant, place = '') {
  const lines = await grant.of(OrderLine).all({})
  if (lines.length > mostLines) throw tooMany()
  const { netOre, vatOre } = orderSum(lines.map(taxed))
  if (netOre > mostOre) throw tooDear(place)
  const order = await grant.order.get(grant.orderId)
  await grant.order.change(order, { netOre: String(netOre), vatOre: String(vatOre) })
}
