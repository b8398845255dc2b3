import { netOf, orderSum } from '#schema/projects/orderMoney.ts'
import { companies } from './companies.ts'
import { companyProfiles } from './companyProfiles.ts'
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import { minutesAfter, type Past } from './past.ts'
import { bathroomId } from './projectRows.ts'
import type { Rows, RowValues } from './tables.ts'

interface DemoQuotation {
  firm: string
  /** How many hours after it was asked. */
  answeredAfter: number
  reservations: string | null
  daysAdded: number | null
  /** Of each line of the order, in kroner. */
  prices: readonly number[]
}

/** The order that three firms were asked about, and its lines. */
export const quoted = {
  title: 'Lufting over tak',
  lines: [
    ['Takhette med beslag', 1, 'stk', 0],
    ['Rør 110 mm gjennom loftet', 3, 'm', 0],
    ['Tetting mot undertaket', 1, 'stk', 0],
    ['Montering', 10, 't', 0],
  ],
} as const

/** One of them is here and answered itself; for the others the leader typed what they said. */
const quotations: readonly DemoQuotation[] = [
  { firm: 'Fjordblikk Rør AS', answeredAfter: 28, reservations: null, daysAdded: null, prices: [3_900, 420, 2_800, 890] },
  {
    firm: 'Granheim Ventilasjon AS',
    answeredAfter: 47,
    reservations: 'Arbeid på taket er ikke med. Forutsetter stillas.',
    daysAdded: 5,
    prices: [3_450, 390, 2_900, 840],
  },
  { firm: 'Prøvetak AS', answeredAfter: 70, reservations: 'Bare i tørt vær.', daysAdded: 2, prices: [4_200, 480, 1_900, 860] },
]

/** What three firms would take for one order; which of them is taken, nobody has said yet. */
export function quotationRows(past: Past, ids: Ids, order: RowValues, asking: RowValues): Rows {
  const [orderId, askedAt] = [order['id'] as string, asking['createdAt'] as Date]
  const place = { estateId: ids.estate('house'), projectId: bathroomId(past) }
  const asker = ids.account('leader', 'builders')
  const parts = quotations.map(({ firm, answeredAfter, prices, reservations, daysAdded }, n) => {
    const { organizationNumber, since } = companyProfiles.builders.subcontractors.find(({ name }) => name === firm)!
    const id = demoId(`quotation ${firm}`, minutesAfter(askedAt, n))
    const answeredAt = minutesAfter(askedAt, 60 * answeredAfter)
    const lines = quoted.lines.map(([description, quantity, unit], at) => {
      const priced = { quantityMilli: quantity * 1000, unitPriceOre: prices[at]! * 100, discountBp: 0 }
      return { description, unit, ...priced, vatRate: 25 as const, netOre: netOf(priced) }
    })
    const { netOre, vatOre } = orderSum(lines)
    const quotation: RowValues = {
      id,
      ...place,
      orderId,
      subcontractorId: demoId(`subcontractor builders ${organizationNumber}`, past(since, '10:40')),
      firmName: firm,
      status: 'given',
      answerBy: null,
      askedAt,
      askedByAccountId: asker,
      answeredAt,
      answeredByAccountId: firm === companies.roofers.name ? ids.account('nolicence', 'roofers') : asker,
      daysAdded,
      reservations,
      netOre,
      vatOre,
      version: 2,
      createdAt: askedAt,
      updatedAt: answeredAt,
    }
    return {
      quotation,
      lines: lines.map((line, at): RowValues => ({
        id: demoId(`quotation line ${firm} ${at}`, minutesAfter(answeredAt, at)),
        ...place,
        quotationId: id,
        ...line,
        createdAt: answeredAt,
      })),
    }
  })
  return { order_quotation: parts.map(({ quotation }) => quotation), quotation_line: parts.flatMap(({ lines }) => lines) }
}
