import { mostPatterns } from '#client/ui/chart/Pattern.tsx'
import type { Budgets } from './useEconomy.ts'

/** What it all comes to, year by year. */
export function runningSum(values: readonly number[]) {
  let all = 0
  return values.map((value) => (all += value))
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** So many years, of those before this one a few. */
export function yearsShown({ totals, thisYear }: Budgets, span: number) {
  const years = totals.map(({ year }) => year)
  if (span >= years.length) return years
  const first = Math.max(years[0]!, thisYear - (span > 5 ? 2 : 1))
  return years.filter((year) => year >= first && year < first + span)
}

/** What the columns are stacked of. */
export interface Stacked {
  name: string
  years: readonly { year: number; planned: number }[]
}

/** The columns of the picture: the most expensive by name, the others together. */
export function columnsOf(budgets: Budgets, span: number, others: string, stacked: readonly Stacked[] = budgets.buildings) {
  const costly = stacked
    .map(({ name, years }) => ({
      name,
      planned: new Map(years.map(({ year, planned }) => [year, planned])),
      cost: sum(years.map(({ planned }) => planned)),
    }))
    .filter(({ cost }) => cost > 0)
    .toSorted((one, other) => other.cost - one.cost)
  const named = costly.length > mostPatterns ? costly.slice(0, mostPatterns - 1) : costly
  const rest = costly.slice(named.length)
  const of = (year: number, those: typeof costly) => those.map(({ planned }) => planned.get(year) ?? 0)
  const parts = (year: number) => [...of(year, named), ...(rest.length ? [sum(of(year, rest))] : [])]
  const years = new Set(yearsShown(budgets, span))
  return {
    names: [...named.map(({ name }) => name), ...(rest.length ? [others] : [])],
    parts,
    columns: budgets.totals.flatMap(({ year, actual, amount }) =>
      years.has(year) ? [{ key: year, parts: parts(year), used: actual, mark: amount }] : [],
    ),
  }
}

/** By how much more was spent than there was for it, less being negative; nothing of years that are not over. */
export function deviationOf({ year, planned, amount, actual }: Budgets['totals'][number], thisYear: number) {
  return year < thisYear ? actual - (amount ?? planned) : undefined
}
