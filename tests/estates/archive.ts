import type { ReportPartsFragment as Report } from '#client/generated/graphql.ts'

/** What is asked of a list of reports. */
export interface AskedOfArchive {
  search?: string | null
  reportType?: string
  year?: number
  after?: string | null
}

const dayOf = ({ reportDate, createdAt }: Report) => reportDate ?? createdAt

/** A page of a list, as the server answers it. */
export function page<Node extends { id: string }, Name extends string>(
  type: Name,
  all: Node[],
  after: string | null | undefined,
  first: number,
) {
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const shown = all.slice(from, from + first)
  return {
    __typename: `${type}Connection` as const,
    totalCount: all.length,
    edges: shown.map((node) => ({ __typename: `${type}Edge` as const, cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: from + first < all.length, endCursor: shown.at(-1)?.id ?? null },
  }
}

const fits =
  ({ search, reportType, year }: AskedOfArchive) =>
  (one: Report) =>
    one.customName.toLowerCase().includes((search ?? '').toLowerCase()) &&
    (!reportType || one.reportType === reportType) &&
    (!year || dayOf(one).startsWith(String(year)))

export const archived = (reports: Report[], asked: AskedOfArchive, first: number) =>
  page('ReportDocument', reports.filter(fits(asked)), asked.after, first)

/** The oldest of them and the latest, for the years that can be chosen. */
export function endsOf(reports: Report[] | null) {
  const byDay = reports?.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))
  const only = (report: Report | undefined) => byDay && page('ReportDocument', report ? [report] : [], undefined, 1)
  return { oldestReport: only(byDay?.[0]), latestReport: only(byDay?.at(-1)) }
}

/** One that its owner has removed, as it can be had back. */
export const restorable = ({ id, addressLine1, addressLine2 }: { id: string; addressLine1: string; addressLine2: string | null }) =>
  ({ __typename: 'RemovedEstate', id, addressLine1, addressLine2, restorableUntil: '2026-12-24T08:00:00.000Z' }) as const
