import type { VatRate } from '#schema/money.ts'
import { orderSum } from '#schema/projects/orderMoney.ts'
import { snake } from '#server/kernel/snake.ts'
import type { RowValues } from './tables.ts'

const said = ['title', 'description', 'trade', 'priceKind', 'whyOutside', 'askedOn', 'daysAdded'] as const
const inSnake = (values: RowValues) => Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value]))

/** What the customer of an order was sent last. */
export function sentRow(order: RowValues, lines: readonly RowValues[]): RowValues {
  const { netOre, vatOre } = orderSum(lines.map((line) => ({ vatRate: line['vatRate'] as VatRate, netOre: line['netOre'] as number })))
  const content = Object.fromEntries(said.map((name) => [name, order[name] ?? null]))
  return {
    id: order['id']!,
    estateId: order['estateId']!,
    projectId: order['projectId']!,
    sentAt: order['releasedAt']!,
    content: inSnake({ ...content, netOre, vatOre }),
    lines: lines.map(inSnake),
    documents: [],
  }
}
