import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { tradeNames } from '#schema/companies/tradeNames.ts'
import { partNames } from '#schema/estates/partNames.ts'
import type { Feed, FeedTime } from './feedTimes.ts'

const refreshedEverySeconds = 4 * 60 * 60
const dayLength = 86_400_000

const words = {
  nb: {
    plan: 'Vedlikehold',
    area: 'Hvor',
    responsible: 'Ansvarlig',
    together: 'Eierne sammen',
    open: 'Se oppgaven',
    planned: '',
    overdue: 'Forfalt: ',
    awaiting: 'Venter på bekreftelse: ',
    done: 'Utført: ',
  },
  en: {
    plan: 'Maintenance',
    area: 'Where',
    responsible: 'Responsible',
    together: 'The owners together',
    open: 'See the task',
    planned: '',
    overdue: 'Overdue: ',
    awaiting: 'Awaits confirmation: ',
    done: 'Done: ',
  },
} as const

/**
 * A feed in iCalendar. Each time of a task is an event of its own, a whole day long: no rule of that standard keeps a
 * series on the 31st within the month as ours does.
 */
export function calendarText(feed: Feed, times: readonly FeedTime[], publicUrl: string): string {
  const said = words[feed.language]
  const calendar = ical({
    name: nameOf(feed),
    prodId: { company: 'Grunnmur', product: 'Grunnmur', language: feed.language === 'nb' ? 'NO' : 'EN' },
    scale: 'gregorian',
    ttl: refreshedEverySeconds,
  })
  for (const time of times) {
    const { date, state, title, trade, changedAt } = time
    const start = Date.parse(date)
    const url = addressOf(feed, time, publicUrl)
    calendar.createEvent({
      id: idOf(time),
      stamp: changedAt,
      allDay: true,
      start: new Date(start),
      end: new Date(start + dayLength),
      summary: said[state] + title,
      description: descriptionOf(feed, time, url),
      location: feed.address,
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(trade && { categories: [{ name: tradeNames[feed.language][trade] }] }),
      ...(url && { url }),
    })
  }
  return `${calendar.toString()}\r\n`
}

function nameOf({ language, addressLine1, responsibleKind, responsibleName }: Feed) {
  const { plan, together } = words[language]
  const whose = responsibleKind && (responsibleName ?? together)
  return [plan, addressLine1, whose].filter(Boolean).join(' · ')
}

/** The same wherever it is served, whenever it was moved to, and before and after it is done. */
const idOf = ({ taskId, dueDate, occurrenceId }: FeedTime) =>
  `${taskId ? `${taskId}-${dueDate.replaceAll('-', '')}` : occurrenceId}@grunnmur`

/** Where it is read; of a task that is no longer in the plan what was done of it. */
function addressOf({ estateId }: Feed, { taskId, occurrenceId, buildingId, areaId }: FeedTime, publicUrl: string) {
  const estate = `${publicUrl}/private/estate/${estateId}`
  if (taskId && buildingId && areaId) return `${estate}/maintenance/plan/building/${buildingId}/area/${areaId}/listed/${taskId}`
  return occurrenceId ? `${estate}/renovation/task/${occurrenceId}` : undefined
}

function descriptionOf({ language }: Feed, { buildingName, areaCode, areaName, responsibleName, description }: FeedTime, url?: string) {
  const { area, responsible, together, open } = words[language]
  return [
    `${area}: ${[buildingName, areaName ?? partNames[language][areaCode]].join(', ')}`,
    `${responsible}: ${responsibleName ?? together}`,
    ...(description ? ['', description] : []),
    ...(url ? ['', `${open}: ${url}`] : []),
  ].join('\n')
}
