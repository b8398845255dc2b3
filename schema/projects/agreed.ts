import type { VatRate } from '#schema/money.ts'
import type { RateSum } from './orderMoney.ts'
import type { PriceKind } from './orderTypes.ts'

interface AgreedLine {
  description: string
  quantityMilli: number
  unit: string | null
  unitPriceOre: number
  discountBp: number
  vatRate: VatRate
  netOre: number
}
interface AgreedPaper {
  kind: string
  subject: string
  file: string
  sha256: string
}

/** Who it was; kept beside what was agreed, so that they can be forgotten and its hash stays. */
interface Approver {
  name: string
  email: string
}

/** Everything that is bound by a yes, as it stood. */
export interface Agreed {
  order: {
    id: string
    number: number
    title: string
    description: string | null
    trade: string | null
    dueDate: string | null
    priceKind: PriceKind
    whyOutside: string | null
    askedOn: string | null
    daysAdded: number | null
  }
  project: { id: string; name: string; number: string | null; endDate: string | null }
  estate: { id: string; addressLine1: string; addressLine2: string | null }
  company: { id: string; name: string; organizationNumber: string | null }
  customer: string
  lines: readonly AgreedLine[]
  papers: readonly AgreedPaper[]
  rates: readonly RateSum[]
  netOre: number
  vatOre: number
  grossOre: number
  approvedBy: Approver
  approvedAt: string
  comment: string | null
  /** Whether it was told that a consumer may withdraw; not known of what was agreed before that was kept. */
  hasRightOfWithdrawal?: boolean
  language: 'nb' | 'en'
}

/** What is hashed: the same text for the same content, in whatever order it was put together, and nobody's name in it. */
export const frozen = (agreed: Agreed) => canonical({ ...agreed, approvedBy: undefined })

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
