import { calendarFeedInput, calendarFeedsInput, createCalendarFeedInput } from '#schema/maintenance/calendarFeeds.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { seesYearWheel } from '#server/access/onPlan.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { createFeed, renewFeed, revokeFeed, toldFeeds } from './feeds.ts'

export const calendarFeeds = answer({
  name: 'calendarFeeds',
  input: calendarFeedsInput,
  permission: seesYearWheel,
  answer: ({ grant, app }) => toldFeeds(grant, app.linkKeys),
})

export const createCalendarFeed = command({
  name: 'createCalendarFeed',
  input: createCalendarFeedInput,
  // Its answer tells the secret, which lies nowhere but sealed.
  isSecret: true,
  permission: inPerson(seesYearWheel),
  async run({ grant, input, call, app }) {
    const feed = await createFeed(grant, app.linkKeys, input, call.repeat)
    return about({ recordId: feed.id }, feed)
  },
})

export const renewCalendarFeed = command({
  name: 'renewCalendarFeed',
  input: calendarFeedInput,
  isSecret: true,
  permission: inPerson(seesYearWheel),
  concerns: ({ input: { id } }) => ({ recordId: id }),
  run: ({ grant, input: { id }, app }) => renewFeed(grant, app.linkKeys, id),
})

export const revokeCalendarFeed = command({
  name: 'revokeCalendarFeed',
  input: calendarFeedInput,
  permission: inPerson(seesYearWheel),
  async run({ grant, input: { id } }) {
    await revokeFeed(grant, id)
    return new Done(id)
  },
})
