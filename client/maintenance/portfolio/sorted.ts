import type { PortfolioQuery } from '#client/generated/graphql.ts'
import { writtenNumber } from '#client/ui/writing.ts'
import { portfolioFilters, type portfolioOrders } from '#schema/maintenance/portfolio.words.ts'

export type Estate = PortfolioQuery['portfolio']['edges'][number]['node']

export const filters = ['all', ...portfolioFilters] as const
export type Filter = (typeof filters)[number]

const holds: Readonly<Record<Filter, (estate: Estate) => boolean>> = {
  all: () => true,
  overdue: ({ overdueCount }) => !!overdueCount,
  bad: ({ worstGrade }) => worstGrade === 'TG3',
  over: ({ spent, budget }) => spent != null && budget != null && spent > budget,
  ending: ({ endingCount }) => !!endingCount,
}
/** Those whose address has all the words that are looked for. */
export function matching(estates: readonly Estate[], search: string) {
  const words = search.toLocaleLowerCase('nb').split(/\s+/).filter(Boolean)
  return estates.filter(({ addressLine1, addressLine2 }) => {
    const address = `${addressLine1} ${addressLine2 ?? ''}`.toLocaleLowerCase('nb')
    return words.every((word) => address.includes(word))
  })
}
export const filtered = (estates: readonly Estate[], filter: Filter) => estates.filter(holds[filter])

const counted = ['overdueCount', 'soonCount', 'spent', 'budget', 'endingCount'] as const
/** All of them together, of what is told; null where nothing is. */
export const summed = (estates: readonly Estate[]) =>
  Object.fromEntries(counted.map((fact) => [fact, sumOf(estates.flatMap((estate) => estate[fact] ?? []))])) as Record<
    (typeof counted)[number],
    number | null
  >
const sumOf = (amounts: readonly number[]) => (amounts.length ? amounts.reduce((sum, each) => sum + each, 0) : null)

/** What the viewer may not read of any of them is not nought. */
export const writtenSum = (sum: number | null, write: (sum: number) => string = writtenNumber) => (sum === null ? '–' : write(sum))

export type Order = (typeof portfolioOrders)[number]

/** The most urgent first; what is not told comes last. */
const urgency: Readonly<Record<Exclude<Order, 'address'>, (estate: Estate) => number>> = {
  overdue: ({ overdueCount }) => overdueCount ?? -1,
  soon: ({ soonCount }) => soonCount ?? -1,
  spent: ({ spent }) => spent ?? -1,
  worst: ({ worstGrade }) => (worstGrade ? Number(worstGrade.slice(2)) : -1),
  ending: ({ nextEnd }) => (nextEnd ? -Date.parse(nextEnd) : -Infinity),
}
export function sorted(estates: readonly Estate[], order: Order): Estate[] {
  // Their addresses decide where nothing else does; they come in that order.
  if (order === 'address') return [...estates]
  const of = urgency[order]
  return estates.toSorted((one, other) => (of(one) === of(other) ? 0 : of(other) - of(one)))
}

/** The same estates in the same order as a sheet, whose words are looked for as on the screen. */
export function sheetPath({ format, filter, order, search }: { format: string; filter: Filter; order: Order; search: string }) {
  const query = new URLSearchParams({ format, order, ...(filter !== 'all' && { filter }), ...(search && { searchQuery: search }) })
  return `/api/private/portfolio/sheet?${query}`
}
