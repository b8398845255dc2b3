import { reportOrders, reportTypes } from '#schema/estates/documentKinds.ts'

/** Which reports are asked for, as it stands in the address. */
export function reportsAsked(params: URLSearchParams) {
  const among = <T extends string>(values: readonly T[], given: string | null) => values.find((value) => value === given)
  const year = Number(params.get('year'))
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200) || undefined,
    reportType: among(reportTypes, params.get('kind')),
    year: Number.isInteger(year) && year >= 1800 && year <= 2200 ? year : undefined,
    order: among(reportOrders, params.get('order')) ?? 'newest',
  } as const
}
