/** A part of an estate. */
export interface Share {
  numerator: number
  denominator: number
}
/** An owner's part. What the register has not said of them by a number that was proven is assumed. */
export interface OwnersPart extends Share {
  accountId: string
  isAssumed: boolean
}

type Fraction = readonly [above: bigint, below: bigint]
const largest = 2n ** 31n - 1n
const none: Fraction = [0n, 1n]

const common = (a: bigint, b: bigint): bigint => (b ? common(b, a % b) : a)
function reduced([above, below]: Fraction): Fraction {
  const by = common(above < 0n ? -above : above, below)
  return [above / by, below / by]
}
const plus = ([a, b]: Fraction, [c, d]: Fraction) => reduced([a * d + c * b, b * d])
const minus = (one: Fraction, [above, below]: Fraction) => plus(one, [-above, below])
const isMore = (one: Fraction, other: Fraction) => minus(one, other)[0] > 0n
const read = ({ numerator, denominator }: Share): Fraction => [BigInt(numerator), BigInt(denominator)]

export function sumOf(parts: readonly Share[]): Share {
  const [above, denominator] = parts.reduce((sum, part) => plus(sum, read(part)), none)
  return { numerator: Number(above), denominator: Number(denominator) }
}
export const isWhole = (parts: readonly Share[]) => {
  const { numerator, denominator } = sumOf(parts)
  return numerator === denominator
}

/**
 * What the others own once somebody has the part they ask for, so that all of it together is never more than the whole.
 * What lacks comes from whoever says yes, where their part was assumed; then from the other parts that were; then from what
 * the giver has by the register. Nothing where that is not enough.
 */
export function sharesAfter(others: readonly OwnersPart[], asked: Share, giver?: string): OwnersPart[] | undefined {
  let lacking = minus(
    plus(
      others.reduce((sum, part) => plus(sum, read(part)), none),
      read(asked),
    ),
    [1n, 1n],
  )
  const gives = (rank: (part: OwnersPart) => boolean) => others.filter((part) => rank(part))
  const inTurn = [
    ...gives((part) => part.isAssumed && part.accountId === giver),
    ...gives((part) => part.isAssumed && part.accountId !== giver),
    ...gives((part) => !part.isAssumed && part.accountId === giver),
  ]
  const left = new Map<string, Fraction>()
  for (const part of inTurn) {
    if (lacking[0] <= 0n) break
    const has = read(part)
    const given = isMore(has, lacking) ? lacking : has
    left.set(part.accountId, minus(has, given))
    lacking = minus(lacking, given)
  }
  if (lacking[0] > 0n || [...left.values()].some(([, below]) => below > largest)) return undefined
  return others.map((part) => {
    const [above, denominator] = left.get(part.accountId) ?? read(part)
    return { ...part, numerator: Number(above), denominator: Number(denominator) }
  })
}
