import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { readAgain } from '#client/data/changes.ts'
import {
  type RemovedFloorsQuery,
  type RemovedRoomsQuery,
  useRemovedCountsQuery,
  useRemovedFloorsQuery,
  useRemovedRoomsQuery,
} from '#client/generated/graphql.ts'

export type RemovedFloor = RemovedFloorsQuery['removedFloors']['edges'][number]['node']
export type RemovedRoom = RemovedRoomsQuery['removedRooms']['edges'][number]['node']

/** What is shown of the deleted is read anew. */
export const forgetRemoved = (cache: ApolloCache) => readAgain(cache, ['Query.removedFloors', 'Query.removedRooms'])

const readNow = { fetchPolicy: 'cache-and-network', context: { tell: false } } as const

/** How many floors and rooms can be had back. */
export function useRemovedCount(estateId: string) {
  const shown = shownData(useRemovedCountsQuery({ variables: { estateId }, ...readNow }))
  return shown ? shown.removedFloors.totalCount + shown.removedRooms.totalCount : 0
}

/** The deleted floors and rooms, each page by page. */
export function useRemoved(estateId: string) {
  const askedFloors = useRemovedFloorsQuery({ variables: { estateId }, ...readNow })
  const askedRooms = useRemovedRoomsQuery({ variables: { estateId }, ...readNow })
  const floors = pagesOf(shownData(askedFloors)?.removedFloors, askedFloors)
  const rooms = pagesOf(shownData(askedRooms)?.removedRooms, askedRooms)
  return {
    floors,
    rooms,
    totalCount: floors.totalCount + rooms.totalCount,
    isRead: !!floors.nodes && !!rooms.nodes,
    error: floors.error ?? rooms.error,
    retry: () => {
      floors.retry()
      rooms.retry()
    },
  }
}
