import type { ApolloCache } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { readAgain } from '#client/data/changes.ts'
import type { RemovedFloorsQuery, RemovedRoomsQuery } from '#client/generated/graphql.ts'
import { useInteriorBy } from './interiorBy.ts'

export type RemovedFloor = RemovedFloorsQuery['removedFloors']['edges'][number]['node']
export type RemovedRoom = RemovedRoomsQuery['removedRooms']['edges'][number]['node']

/** What is shown of the deleted is read anew. */
export const forgetRemoved = (cache: ApolloCache) =>
  readAgain(cache, ['Query.removedFloors', 'Query.removedRooms', 'Query.removedProjectFloors', 'Query.removedProjectRooms'])

const readNow = { fetchPolicy: 'cache-and-network', context: { tell: false } } as const

/** How many floors and rooms can be had back. */
export function useRemovedCount() {
  const { documents, place } = useInteriorBy()
  const shown = shownData(useQuery(documents.removedCounts, { variables: place, ...readNow }))
  return shown ? shown.removedFloors.totalCount + shown.removedRooms.totalCount : 0
}

/** The deleted floors and rooms, each page by page. */
export function useRemoved() {
  const { documents, place } = useInteriorBy()
  const askedFloors = useQuery(documents.removedFloors, { variables: place, ...readNow })
  const askedRooms = useQuery(documents.removedRooms, { variables: place, ...readNow })
  const floors = pagesOf(shownData(askedFloors)?.removedFloors, askedFloors)
  const rooms = pagesOf(shownData(askedRooms)?.removedRooms, askedRooms)
  return {
    data: floors.nodes && rooms.nodes && { floors, rooms, totalCount: floors.totalCount + rooms.totalCount },
    error: floors.error ?? rooms.error,
    retry: () => {
      floors.retry()
      rooms.retry()
    },
  }
}

export type Removed = NonNullable<ReturnType<typeof useRemoved>['data']>
