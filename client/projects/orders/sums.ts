import { inKroner, inOre } from '#schema/money.ts'
import { byRate, estimateCap, orderSum, type Taxed } from '#schema/projects/orderMoney.ts'

interface Line {
  net: number
  vatRate: number
}

const taxed = ({ net, vatRate }: Line): Taxed => ({ netOre: inOre(net), vatRate: vatRate as Taxed['vatRate'] })

/** VAT of each rate, and what it comes to in all, in kroner: counted as the server counts it. */
export function sumsOf(lines: readonly Line[]) {
  const all = lines.map(taxed)
  const { netOre, vatOre, grossOre } = orderSum(all)
  return {
    rates: byRate(all).map((rate) => ({ rate: rate.vatRate, vat: inKroner(rate.vatOre) })),
    net: inKroner(netOre),
    vat: inKroner(vatOre),
    gross: inKroner(grossOre),
    /** Of an estimate, the most that a consumer pays. */
    most: inKroner(estimateCap(grossOre)),
  }
}
export type Sums = ReturnType<typeof sumsOf>
