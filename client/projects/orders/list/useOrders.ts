import { useSearchParams } from 'react-router-dom'
import { pagesOf, shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type OrderRowPartsFragment, useOrderProjectsQuery, useOrdersQuery } from '#client/generated/graphql.ts'
import type { OrderList } from '../orderPlace.ts'
import { askedOf } from './asked.ts'

export type OrderOfList = OrderRowPartsFragment

/** The orders that the address asks for, a page at a time. */
export function useOrders(only: OrderList) {
  const [params] = useSearchParams()
  const variables = askedOf(only, params)
  const asked = useOrdersQuery({ variables, ...screenQuery })
  return { ...pagesOf(shownData(asked)?.orders, asked), asked: variables }
}

/** The projects that somebody may have orders in, for choosing one. */
export function useOrderProjects() {
  const asked = useOrderProjectsQuery({ fetchPolicy: 'no-cache', context: { tell: false } })
  const data = shownData(asked)?.projects.nodes.filter(({ canAccessOrders }) => canAccessOrders)
  return shownOf(data, asked)
}
