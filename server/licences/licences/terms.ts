import { countingAs, type LicencePlan, plans } from '#schema/access/plans.ts'
import { type Amount, shareOf, sumOf, withVat } from '#schema/money.ts'

/** How long one order lasts. */
const licenceDays = 365
const day = 86_400_000
const vatRate = 25

/** A licence that has not ended yet. */
export interface HeldLicence {
  id: string
  plan: LicencePlan
  validFrom: Date
  validTo: Date
  /** What was paid for it; nothing where it was given. */
  netOre: number | null
}

export interface InvoicedLine extends Amount {
  kind: 'YEAR' | 'CREDIT'
  type: LicencePlan
}

/** What an order made now comes to. */
export interface Terms {
  /** Until when the plan counts already. */
  heldUntil: Date | null
  validFrom: Date
  validTo: Date
  lines: readonly InvoicedLine[]
  total: ReturnType<typeof sumOf>
  /** Smaller plans that the order takes the place of, and when each of them ends. */
  replaced: readonly { id: string; endsAt: Date }[]
}

interface Ask {
  plan: LicencePlan
  held: readonly HeldLicence[]
  priceOre: number
  now: Date
}

/**
 * A plan begins where what counts as it ends, so that a renewal loses no day. One that includes a smaller plan takes its
 * place at once, and the whole days left of that are taken off the price, as far as they fit into it.
 */
export function termsOf({ plan, held, priceOre, now }: Ask): Terms {
  const ends = held.filter((licence) => countingAs(plan).includes(licence.plan)).map(({ validTo }) => validTo)
  const validFrom = latest([now, ...ends])
  const smaller = held
    .filter((licence) => (plans[plan].includes as readonly LicencePlan[]).includes(licence.plan) && licence.validTo > validFrom)
    .toSorted((a, b) => Number(a.validFrom) - Number(b.validFrom))
  const lines: InvoicedLine[] = [{ kind: 'YEAR', type: plan, ...withVat(priceOre, vatRate) }]
  const replaced: { id: string; endsAt: Date }[] = []
  let open = priceOre
  for (const licence of smaller) {
    const endsAt = latest([validFrom, licence.validFrom])
    const credit = unusedOf(licence, endsAt)
    if (credit > open) continue
    open -= credit
    replaced.push({ id: licence.id, endsAt })
    if (credit) lines.push({ kind: 'CREDIT', type: licence.plan, ...withVat(-credit, vatRate) })
  }
  return {
    heldUntil: ends.length ? latest(ends) : null,
    validFrom,
    validTo: new Date(Number(validFrom) + licenceDays * day),
    lines,
    total: sumOf(lines),
    replaced,
  }
}

const latest = (moments: readonly Date[]) => new Date(Math.max(...moments.map(Number)))

function unusedOf({ validFrom, validTo, netOre }: HeldLicence, from: Date) {
  const days = (begin: Date) => Math.floor((Number(validTo) - Number(begin)) / day)
  return netOre && days(from) > 0 ? shareOf(netOre, days(from), Math.max(days(validFrom), 1)) : 0
}
