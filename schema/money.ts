/** Amounts are whole øre; a line is rounded by itself, half up, and a total is the sum of its lines. */
export type Ore = number

export const vatRates = [25, 15, 12, 0] as const
export type VatRate = (typeof vatRates)[number]

export interface Amount {
  netOre: Ore
  vatRate: VatRate
  vatOre: Ore
  grossOre: Ore
}

/** Half an øre is rounded up, below zero too. */
const halfUp = (value: number) => Math.floor(value + 0.5)

/** A part of an amount, such as what is left of a year that was paid for. */
export const shareOf = (ore: Ore, part: number, whole: number): Ore => halfUp((ore * part) / whole)

export function withVat(netOre: Ore, vatRate: VatRate): Amount {
  const vatOre = halfUp((netOre * vatRate) / 100)
  return { netOre, vatRate, vatOre, grossOre: netOre + vatOre }
}

export const sumOf = (amounts: readonly Omit<Amount, 'vatRate'>[]) => ({
  netOre: amounts.reduce((sum, { netOre }) => sum + netOre, 0),
  vatOre: amounts.reduce((sum, { vatOre }) => sum + vatOre, 0),
  grossOre: amounts.reduce((sum, { grossOre }) => sum + grossOre, 0),
})

/** As the API tells it. */
export const inKroner = (ore: Ore) => ore / 100
/** As it was told to the API. */
export const inOre = (kroner: number): Ore => halfUp(kroner * 100)
