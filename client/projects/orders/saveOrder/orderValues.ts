import { array, number, string } from 'yup'
import { writtenNumber, writtenQuantity } from '#client/ui/writing.ts'
import { id } from '#schema/fields.ts'
import { inKroner, inOre, vatRates } from '#schema/money.ts'
import { netOf } from '#schema/projects/orderMoney.ts'
import { mostLines, orderForm, orderLineForm } from '#schema/projects/orders.input.ts'
import type { Order } from '../order/useOrder.ts'
import { sumsOf } from '../sums.ts'

export interface LineValues {
  /** Which line of the form it is, saved or not. */
  key: string
  id: string | null
  description: string
  quantity: string
  unit: string
  unitPrice: string
  vatRate: string
  discount: string
}

export const blankLine = (): LineValues => ({
  key: crypto.randomUUID(),
  id: null,
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  vatRate: '25',
  discount: '',
})

export const blankOrder = {
  title: '',
  description: '',
  trade: '',
  subcontractorId: '',
  buildingId: '',
  dueDate: null as string | null,
  validUntil: null as string | null,
  priceKind: 'FIXED',
  whyOutside: '',
  askedOn: null as string | null,
  daysAdded: '',
  lines: [] as LineValues[],
}
export type OrderValues = typeof blankOrder
export type NewOrderValues = OrderValues & { projectId: string }

/** A rate is chosen from a list, where everything is text. */
const line = orderLineForm.shape({
  vatRate: number()
    .oneOf([...vatRates], 'notValid')
    .required('required'),
  key: string(),
  id: string().nullable(),
})
export const linesRules = array(line).max(mostLines, 'tooMany').defined()
export const orderRules = orderForm.shape({ lines: linesRules })
export const newOrderRules = orderRules.shape({ projectId: id() })

/** What is sent of a line. */
export function sentLine(values: LineValues) {
  const { key: _, id: __, ...said } = line.cast(values, { stripUnknown: true, assert: false })
  return { ...said, discount: said.discount ?? 0 }
}
export const sentOrder = (values: OrderValues) => {
  const said = orderForm.cast(values, { stripUnknown: true, assert: false })
  return { ...said, priceKind: said.priceKind ?? 'FIXED' } as const
}

/** What has been typed so far comes to; a line that is not whole yet counts for nothing. */
export const typedSums = (typed: readonly LineValues[]) =>
  sumsOf(
    typed.flatMap((values) => {
      if (!line.isValidSync(values)) return []
      const { quantity, unitPrice, discount, vatRate } = sentLine(values)
      const priced = { quantityMilli: Math.round(quantity * 1000), unitPriceOre: inOre(unitPrice), discountBp: Math.round(discount * 100) }
      return [{ net: inKroner(netOf(priced)), vatRate }]
    }),
  )

/** What stands in the form of an order that is there. */
export const valuesOf = (order: Order): OrderValues & { version: number } => ({
  title: order.title,
  description: order.description ?? '',
  trade: order.trade ?? '',
  subcontractorId: order.subcontractorId ?? '',
  buildingId: order.buildingId ?? '',
  dueDate: order.dueDate ?? null,
  validUntil: order.validUntil ?? null,
  priceKind: order.priceKind,
  whyOutside: order.whyOutside ?? '',
  askedOn: order.askedOn ?? null,
  daysAdded: order.daysAdded == null ? '' : String(order.daysAdded),
  lines: (order.lines ?? []).map((each) => ({
    key: each.id,
    id: each.id,
    description: each.description,
    quantity: writtenQuantity(each.quantity),
    unit: each.unit ?? '',
    unitPrice: writtenNumber(each.unitPrice),
    vatRate: String(each.vatRate),
    discount: each.discount ? writtenNumber(each.discount) : '',
  })),
  version: order.version,
})
