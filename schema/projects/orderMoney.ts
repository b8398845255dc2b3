import { type Ore, type VatRate, vatRates } from '#schema/money.ts'
import type { PriceKind } from './orderTypes.ts'

/** A quantity is counted in thousandths, a discount in hundredths of a per cent: whole numbers, so that nothing is lost. */
export interface PricedLine {
  quantityMilli: number
  unitPriceOre: Ore
  discountBp: number
}
/** Nine billion kroner; more than that is a slip of the hand. */
export const mostOre: Ore = 900_000_000_000

const halfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)

/** What a line comes to without VAT, rounded by itself, half up. */
export const netOf = ({ quantityMilli, unitPriceOre, discountBp }: PricedLine): Ore =>
  Number(halfUp(BigInt(quantityMilli) * BigInt(unitPriceOre) * BigInt(10_000 - discountBp), 10_000_000n))

export interface Taxed {
  netOre: Ore
  vatRate: VatRate
}
export interface RateSum extends Taxed {
  vatOre: Ore
}

/** VAT is counted of each rate, on the sum of its nets; the highest rate first. */
export const byRate = (lines: readonly Taxed[]): RateSum[] =>
  vatRates.flatMap((vatRate) => {
    const of = lines.filter((line) => line.vatRate === vatRate)
    const netOre = of.reduce((sum, line) => sum + line.netOre, 0)
    return of.length ? [{ vatRate, netOre, vatOre: Number(halfUp(BigInt(netOre) * BigInt(vatRate), 100n)) }] : []
  })

export interface OrderSum {
  netOre: Ore
  vatOre: Ore
  grossOre: Ore
}
export function orderSum(lines: readonly Taxed[]): OrderSum {
  const rates = byRate(lines)
  const [netOre, vatOre] = [rates.reduce((sum, rate) => sum + rate.netOre, 0), rates.reduce((sum, rate) => sum + rate.vatOre, 0)]
  return { netOre, vatOre, grossOre: netOre + vatOre }
}

/** The most that a consumer pays of an estimate without having agreed to more. */
export const estimateCap = (grossOre: Ore): Ore => Number(halfUp(BigInt(grossOre) * 115n, 100n))

/** What an order may come to at the most, by the kind of its price: what an estimate may be exceeded by only a consumer's law says. */
export const capOf = (priceKind: PriceKind, grossOre: Ore, isForConsumer: boolean): Ore | null =>
  priceKind === 'MAXIMUM' ? grossOre : priceKind === 'ESTIMATE' && isForConsumer ? estimateCap(grossOre) : null
