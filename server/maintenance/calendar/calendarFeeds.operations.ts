import { calendarFeedInput, calendarFeedsInput, createCalendarFeedInput } from '#schema/maintenance/calendarFeeds.input.ts'
import { seesYearWheel } from '#server/access/onPlan.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'

export const calendarFeeds = answer({
  name: 'calendarFeeds',
  input: calendarFeedsInput,
  permission: seesYearWheel,
  answer: ({ scope, call }) => scope.calendarFeeds(call.linkKeys).all(),
})

export const createCalendarFeed = command({
  name: 'createCalendarFeed',
  input: createCalendarFeedInput,
  // Its answer tells the secret, which lies nowhere but sealed.
  isSecret: true,
  permission: seesYearWheel,
  async run({ scope, input: { responsibleKind, responsibleId, language }, call }) {
    const feed = await scope.calendarFeeds(call.linkKeys).create({ responsibleKind, responsibleId, language }, call)
    call.noted.recordId = feed.id
    return feed
  },
})

export const renewCalendarFeed = command({
  name: 'renewCalendarFeed',
  input: calendarFeedInput,
  isSecret: true,
  permission: seesYearWheel,
  async run({ scope, input: { id }, call }) {
    call.noted.recordId = id
    return scope.calendarFeeds(call.linkKeys).renew(id)
  },
})

export const revokeCalendarFeed = command({
  name: 'revokeCalendarFeed',
  input: calendarFeedInput,
  permission: seesYearWheel,
  async run({ scope, input: { id }, call }) {
    await scope.calendarFeeds(call.linkKeys).revoke(id)
    return new Done(id)
  },
})
