import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import { bytes, createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'
import type { Language } from '#server/kernel/texts.ts'

/** The year wheel of an estate, for the calendar of whoever has its address. */
export class CalendarFeed extends table('calendar_feed', {
  estateId: uuid,
  keyHash: bytes,
  keySealed: bytes,
  /** Everybody's tasks where it is left out. */
  responsibleKind: text.as<PartyKind>().optional,
  responsibleId: uuid.optional,
  language: text.as<Language>(),
  /** Who made it. */
  accountId: uuid,
  lastFetchedAt: moment.optional,
  createdAt,
}) {}

export const calendarFeed = entityOf(CalendarFeed, {
  refuses: { calendar_feed_check: 'responsibleKind', calendar_feed_check1: 'responsibleId' },
})
