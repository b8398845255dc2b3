import type { ApolloCache } from '@apollo/client'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  type CalendarFeedPartsFragment,
  type CreateCalendarFeedInput,
  useCalendarFeedsQuery,
  useCreateCalendarFeedMutation,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '#client/generated/graphql.ts'

export type CalendarFeed = CalendarFeedPartsFragment

const listAgain = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'calendarFeeds' })

/** The calendar feeds of an estate that one may see, and what is done with them. */
export function useCalendarFeeds(estateId: string) {
  const asked = useCalendarFeedsQuery({ variables: { estateId }, ...screenQuery })
  const [createFeed] = useCreateCalendarFeedMutation()
  const [renewFeed] = useRenewCalendarFeedMutation()
  const [revokeFeed] = useRevokeCalendarFeedMutation()
  const sending = useSending()
  const feeds = shownData(asked)?.calendarFeeds
  return {
    feeds,
    error: feeds ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
    create: async (feed: Omit<CreateCalendarFeedInput, 'estateId'>) => {
      const input = { estateId, ...feed }
      await sending(input, (context) => createFeed({ variables: { input }, context, update: listAgain }))
    },
    renew: (id: string) => renewFeed({ variables: { estateId, id } }),
    revoke: (id: string) => revokeFeed({ variables: { estateId, id }, update: listAgain }),
  }
}

export type CalendarFeeds = ReturnType<typeof useCalendarFeeds>
