import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  type CalendarFeedPartsFragment,
  type CreateCalendarFeedInput,
  useCalendarFeedsQuery,
  CreateCalendarFeedDocument,
  RenewCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from '#client/generated/graphql.ts'

export type CalendarFeed = CalendarFeedPartsFragment

const listed = ['Query.calendarFeeds'] as const

/** The calendar feeds of an estate that one may see, and what is done with them. */
export function useCalendarFeeds(estateId: string) {
  const query = useCalendarFeedsQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  return {
    ...shownOf(shownData(query)?.calendarFeeds, query),
    create: async (feed: Omit<CreateCalendarFeedInput, 'estateId'>) => {
      const input = { estateId, ...feed }
      await send({ mutation: CreateCalendarFeedDocument, variables: { input } }, listed)
    },
    renew: (id: string) => send({ mutation: RenewCalendarFeedDocument, variables: { estateId, id } }),
    revoke: (id: string) => send({ mutation: RevokeCalendarFeedDocument, variables: { estateId, id } }, listed),
  }
}

export type CalendarFeeds = ReturnType<typeof useCalendarFeeds>
