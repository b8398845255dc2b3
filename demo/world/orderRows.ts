import { dayOf } from '#schema/day.ts'
import { yesWords } from '#schema/projects/agreed.ts'
import { byRate, capOf, netOf, orderSum } from '#schema/projects/orderMoney.ts'
import { agreementRows, builders } from './agreementRows.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { type Line, orders } from './orders.ts'
import { minutesAfter, type Past } from './past.ts'
import { people } from './people.ts'
import { bathroomId } from './projectRows.ts'
import { quotationRows, quoted } from './quotationRows.ts'
import { sentRow } from './sentOrders.ts'
import type { Rows, RowValues } from './tables.ts'

/** The orders of the project that goes on; the last step of each is its latest move. */
export function orderRows(past: Past, ids: Ids): { rows: Rows; contents: Content[] } {
  const place = { estateId: ids.estate('house'), projectId: bathroomId(past) }
  const accounts = { leader: ids.account('leader', 'builders'), owner: ids.account('owner') }
  const names = { leader: fullName('leader'), owner: fullName('owner') }
  const sides = { leader: 'company', owner: 'owner' } as const
  const oldestFirst = orders.toSorted((one, other) => past(one.since).getTime() - past(other.since).getTime())
  const parts = oldestFirst.map(
    ({ title, description, trade, status, priceKind, since, type = 'quote', lines, sentLines, steps }, index) => {
      const at = past(since, '09:20')
      const id = demoId(`order ${title}`, at)
      const maker = type === 'request' ? 'owner' : 'leader'
      const done = steps.map(([action, by, words = null], n) => ({ action, by, words, at: minutesAfter(at, 60 * 26 * (n + 1)) }))
      const released = done.find(({ action }) => action === 'release')
      const movedAt = done.at(-1)?.at ?? at
      const priced = lines.map(pricedLine)
      const rowOf = (line: ReturnType<typeof pricedLine>, n: number): RowValues => ({
        id: demoId(`order line ${title} ${n}`, minutesAfter(at, n)),
        ...place,
        orderId: id,
        ...line,
        createdAt: at,
      })
      const { netOre, vatOre, grossOre } = orderSum(priced)
      const words = { title, description, trade, dueDate: null, priceKind, whyOutside: null, askedOn: null, daysAdded: null }
      const order: RowValues = {
        id,
        ...place,
        number: index + 1,
        type,
        status,
        ...words,
        side: sides[maker],
        madeByAccountId: accounts[maker],
        madeByCompanyId: maker === 'leader' ? ids.company('builders') : null,
        madeByName: names[maker],
        netOre,
        vatOre,
        movedAt,
        movedByAccountId: accounts[done.at(-1)?.by ?? maker],
        releasedAt: released?.at ?? null,
        givenAt: at,
        version: 1 + done.length,
        createdAt: at,
        updatedAt: movedAt,
      }
      const approved = done.find(({ action }) => action === 'approve')
      return {
        order,
        lines: priced.map(rowOf),
        sent: sentLines?.map(pricedLine).map(rowOf),
        events: [{ action: 'create', by: maker, words: null, at } as const, ...done].map(
          ({ action, by, words, at: createdAt }): RowValues => ({
            id: demoId(`order event ${title} ${action}`, createdAt),
            ...place,
            orderId: id,
            action,
            words,
            accountId: accounts[by],
            accountName: names[by],
            side: sides[by],
            createdAt,
          }),
        ),
        agreed: approved && {
          order: { id, number: index + 1, ...words, offeredOn: released ? dayOf(released.at) : null, validUntil: null },
          project: { id: place.projectId, name: 'Nytt bad i første etasje', number: null, endDate: null },
          estate: { id: place.estateId, addressLine1: estates.house.addressLine1, addressLine2: null },
          company: builders(ids),
          customer: names.owner,
          lines: priced,
          papers: [],
          rates: byRate(priced),
          netOre,
          vatOre,
          grossOre,
          capOre: capOf(priceKind, grossOre, true),
          approvedBy: { name: names.owner, email: 'owner@demo.example' },
          yes: { words: yesWords.nb, signedInBy: 'password' as const, isEmailProven: true, isIdentityProven: false },
          approvedAt: approved.at.toISOString(),
          comment: approved.words,
          language: 'nb' as const,
        },
      }
    },
  )
  const agreements = parts.flatMap(({ agreed }) => (agreed ? [agreementRows(agreed, place, accounts.owner)] : []))
  const quotedPart = parts.find(({ order }) => order['title'] === quoted.title)!
  return {
    rows: {
      ...quotationRows(past, ids, quotedPart.order, quotedPart.events.at(-1)!),
      file: agreements.map(({ file }) => file),
      project_order: parts.map(({ order }) => order),
      order_line: parts.flatMap(({ lines }) => lines),
      order_sent: parts.flatMap(({ order, lines, sent }) => (order['releasedAt'] ? [sentRow(order, sent ?? lines)] : [])),
      order_event: parts.flatMap(({ events }) => events),
      order_approval: agreements.map(({ approval }) => approval),
    },
    contents: agreements.map(({ content }) => content),
  }
}

function pricedLine([description, quantity, unit, kroner, vatRate = 25]: Line) {
  const line = { quantityMilli: quantity * 1000, unitPriceOre: kroner * 100, discountBp: 0 }
  return { description, unit, vatRate, ...line, netOre: netOf(line) }
}

const fullName = (key: 'leader' | 'owner') => `${people[key].firstName} ${people[key].lastName}`
