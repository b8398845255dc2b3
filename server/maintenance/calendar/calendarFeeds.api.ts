import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import type { HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { calendarFeed } from './calendarFeed.entity.ts'
import { calendarFeeds, createCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from './calendarFeeds.operations.ts'
import { calendarRoute } from './calendarRoute.ts'
import { feedsDepart, feedsHang } from './endingFeeds.ts'

export const graphql: GraphqlApi = {
  Query: { calendarFeeds },
  Mutation: { createCalendarFeed, renewCalendarFeed, revokeCalendarFeed },
  entities: [calendarFeed],
  names: { CalendarFeed: null },
}

const feeds = '/api/private/maintenance-plans/year-wheel/estates/:estateId/calendar-feeds'
const feed = '{ id responsibleKind responsibleId responsibleName language url madeBy isMine isOpen lastFetchedAt createdAt }'

export const rest: Route[] = [
  get(feeds, calendarFeeds, { answer: feed }),
  post(feeds, createCalendarFeed, { answer: feed, status: 201, refuses: ['full', 'reused'] }),
  put(`${feeds}/:id`, renewCalendarFeed, { answer: feed }),
  del(`${feeds}/:id`, revokeCalendarFeed),
]

export const routes: readonly Routes[] = [calendarRoute]

export const hangsOnAccount: readonly HangsOnAccount[] = [feedsHang]

export const departs: readonly Departs[] = [feedsDepart]

export const copies: readonly Copies[] = [{ notCopied: ['calendar_feed'] }]
