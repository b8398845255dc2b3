import ICAL from 'ical.js'
import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

export const feedsOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/year-wheel/estates/${id}/calendar-feeds`

export interface Feed {
  id: string
  url: string
}

export async function feed(estate: TestEstate, values: object = {}, { by = estate.owner }: { by?: Client } = {}) {
  const { status, body, text } = await by.post(feedsOf(estate), { language: 'nb', ...values })
  if (status !== 201) throw new Error(`feed: ${status} ${text}`)
  return body as unknown as Feed
}

/** The address without its host. */
export const pathOf = ({ url }: Feed) => new URL(url).pathname

export interface Event {
  uid: string
  day: string
  summary: string
  description: string
  location: string
  categories: string[]
  status: string
  transp: string
  url: string
  stamp: string
  isWholeDay: boolean
  length: number
}

/** What a calendar program makes of it. */
export function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((component): Event => {
    const event = new ICAL.Event(component)
    const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      summary: event.summary,
      description: event.description,
      location: event.location,
      categories: component.getFirstProperty('categories')?.getValues().map(String) ?? [],
      status: said('status'),
      transp: said('transp'),
      url: said('url'),
      stamp: said('dtstamp'),
      isWholeDay: event.startDate.isDate,
      length: event.duration.toSeconds() / 86_400,
    }
  })
  return {
    name: String(calendar.getFirstPropertyValue('x-wr-calname')),
    refreshed: String(calendar.getFirstPropertyValue('refresh-interval')),
    events,
  }
}

export const fetched = async (client: Client, address: Feed) => parsed((await client.get(pathOf(address))).text)
