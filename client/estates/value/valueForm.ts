import type { EstateDebtsFragment, EstateValuePartsFragment } from '#client/generated/graphql.ts'
import { writtenNumber } from '#client/ui/writing.ts'
import { estateValueForm } from '#schema/estates/estateValue.input.ts'

export const valueRules = estateValueForm

export type Value = EstateValuePartsFragment
export type Debts = EstateDebtsFragment

const kept = ['purchasePrice', 'taxValue', 'loan', 'sharedDebt', 'monthlySharedCost'] as const
/** What stands in the form: everything as it is typed. */
export type ValueValues = Record<(typeof kept)[number] | 'purchaseDate' | 'estimatedValue' | 'valuedAt', string> & { version: number }

/** An estimate is always a new one. Its day is today, until somebody says otherwise. */
export const valuesOf = (value: Value, debts: Debts, today: string): ValueValues => {
  const figures = { ...value, ...debts }
  const amounts = kept.map((name) => [name, figures[name] == null ? '' : writtenNumber(figures[name])])
  const { version } = value
  return {
    ...Object.fromEntries(amounts),
    version,
    purchaseDate: value.purchaseDate ?? '',
    estimatedValue: '',
    valuedAt: today,
  } as ValueValues
}

/** Without an amount there is no new estimate, whatever its day. */
export function inputOf({ version, ...values }: ValueValues) {
  const { estimatedValue, valuedAt, ...others } = valueRules.cast(values, { stripUnknown: true })
  return { version, ...others, ...(estimatedValue != null && { estimatedValue, valuedAt }) }
}
export type ValueInput = ReturnType<typeof inputOf>
