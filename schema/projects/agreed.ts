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

interface Address {
  addressLine1: string | null
  postalCode: string | null
  city: string | null
}

/** Who it was; kept beside what was agreed, so that they can be forgotten and its hash stays. */
interface Approver extends Partial<Address> {
  name: string
  email: string
  /** Of a company or an association. */
  organizationNumber?: string | null
}

/** By which words somebody said yes, and how it is known who they were. */
interface Yes {
  words: string
  signedInBy: 'password' | 'electronicId'
  isEmailProven: boolean
  isIdentityProven: boolean
}

/** What stands on the button by which an order is approved. */
export const yesWords = { nb: 'Godkjenn med betalingsplikt', en: 'Approve with obligation to pay' } as const

/** Everything that is bound by a yes, as it stood. What may be left out is not told of what was agreed before it was kept. */
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
    /** The day on which it was sent to the customer, and the last one that its price held for. */
    offeredOn?: string | null
    validUntil?: string | null
  }
  project: { id: string; name: string; number: string | null; endDate: string | null }
  estate: { id: string; addressLine1: string; addressLine2: string | null }
  company: { id: string; name: string; organizationNumber: string | null; logoFileId?: string | null } & Partial<Address>
  customer: string
  lines: readonly AgreedLine[]
  papers: readonly AgreedPaper[]
  rates: readonly RateSum[]
  netOre: number
  vatOre: number
  grossOre: number
  /** The most that it may come to, VAT and all, without another yes. */
  capOre?: number | null
  approvedBy: Approver
  approvedAt: string
  comment: string | null
  yes?: Yes
  /** Whether it was told that a consumer may withdraw. */
  hasRightOfWithdrawal?: boolean
  language: 'nb' | 'en'
  /** The company's logo as it is printed, in Base64: the file that it was made of is named, and the paper has a hash of its own. */
  logo?: string | undefined
}

/** What is hashed: the same text for the same content, in whatever order it was put together, and nobody's name in it. */
export const frozen = (agreed: Agreed) => canonical({ ...agreed, approvedBy: undefined, logo: undefined })

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
