import { demoId } from './demoId.ts'
import { type EstateKey, estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { type Past, type Span, workday } from './past.ts'
import type { Rows } from './tables.ts'

interface DemoValue {
  price: number
  tax: number
  loan: number
  sharedDebt?: number
  monthly?: number
  /** In thousands of kroner, the oldest first. */
  estimates: readonly (readonly [Span, number])[]
}

const values: Partial<Record<EstateKey, DemoValue>> = {
  house: {
    price: 11_850_000,
    tax: 3_420_000,
    loan: 6_214_380.5,
    estimates: [
      [{ years: 5, months: 3 }, 12_200],
      [{ years: 4, months: 1 }, 13_400],
      [{ years: 3, months: 2 }, 13_150],
      [{ years: 2, months: 1 }, 13_600],
      [{ years: 1, months: 4 }, 14_250],
      [{ months: 3 }, 14_900],
    ],
  },
  flat: {
    price: 3_650_000,
    tax: 910_000,
    loan: 1_480_000,
    sharedDebt: 186_420,
    monthly: 5_140,
    estimates: [
      [{ years: 3, months: 1 }, 3_820],
      [{ years: 1, months: 9 }, 3_990],
      [{ months: 5 }, 4_350],
    ],
  },
}

const inOre = (kroner: number) => Math.round(kroner * 100)

/** What an estate has cost and what is owed on it, as columns of the estate itself. */
export function valueColumns(key: EstateKey, past: Past) {
  const value = values[key]
  return {
    purchasePriceOre: value ? inOre(value.price) : null,
    purchasedOn: value ? workday(past(estates[key].since)) : null,
    taxValueOre: value ? inOre(value.tax) : null,
    loanOre: value ? inOre(value.loan) : null,
    sharedDebtOre: value?.sharedDebt === undefined ? null : inOre(value.sharedDebt),
    monthlySharedCostOre: value?.monthly === undefined ? null : inOre(value.monthly),
  }
}

export const estimateRows = (past: Past, ids: Ids): Rows => ({
  estate_value_estimate: (Object.keys(values) as EstateKey[]).flatMap((key) =>
    values[key]!.estimates.map(([span, thousands], index) => {
      const at = past(span, '19:20')
      const dates = { createdAt: at, updatedAt: at }
      return {
        id: demoId(`estimate ${key} ${index}`, at),
        estateId: ids.estate(key),
        valuedOn: workday(at),
        amountOre: inOre(thousands * 1000),
        version: 1,
        ...dates,
      }
    }),
  ),
})
