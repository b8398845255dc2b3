import { documentKinds, documentOrders } from '#schema/estates/documentKinds.ts'

/** What is asked for, as it stands in the address. */
export function askedOf(params: URLSearchParams) {
  const among = <T extends string>(values: readonly T[], given: string | null) => values.find((value) => value === given) ?? null
  const search = (params.get('search') ?? '').trim().slice(0, 200) || null
  return {
    search,
    kind: among(documentKinds, params.get('kind')),
    order: search === null ? null : among(documentOrders, params.get('order')),
  }
}
