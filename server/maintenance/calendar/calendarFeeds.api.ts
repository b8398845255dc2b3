import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { calendarFeed } from './calendarFeed.entity.ts'
import { calendarFeeds, createCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from './calendarFeeds.operations.ts'
import { calendarRoute } from './calendarRoute.ts'

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
