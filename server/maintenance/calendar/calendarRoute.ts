import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calendarDoor } from '#server/access/calendarDoor.ts'
import { caretakerOf } from '#server/access/caretaker.ts'
import type { App } from '#server/kernel/app.ts'
import { tagged } from '#server/kernel/http/openToOthers.ts'
import { writeNowAndThen } from '#server/kernel/nowAndThen.ts'
import { calendarText } from './calendarText.ts'
import { feedOf, timesOf } from './feedTimes.ts'
import { CalendarFetches } from './fetches.ts'

/** Of what a feed may be asked for: twenty times at once, then once a second. */
const pointsOfFetch = 1000

type CalendarRequest = FastifyRequest<{ Params: { name: string } }>

/** Where calendar programs fetch the year wheel. The secret in the address is all that opens it; there is no session behind it. */
export const calendarRoute = (app: App) => (http: FastifyInstance, _options: object, done: () => void) => {
  const fetches = new CalendarFetches()
  http.addHook(
    'onClose',
    writeNowAndThen(app, 'calendar fetches', () => fetches.write(caretakerOf(app))),
  )
  http.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/public/calendar/:name',
    handler: (request, reply) => serve(app, fetches, request, reply),
  })
  done()
}

async function serve(app: App, fetches: CalendarFetches, { method, params: { name } }: CalendarRequest, reply: FastifyReply) {
  const opened = await openedBy(app, name)
  if (!opened) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
  const { feed, door } = opened
  app.linkAllowance.spend(`calendar ${feed.id}`, pointsOfFetch)
  const text = calendarText(feed, await timesOf(door, feed), app.config.publicUrl)
  if (method === 'GET') fetches.note(feed.id)
  reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="grunnmur.ics"',
    'content-language': feed.language,
    'cache-control': 'private, no-cache',
  })
  return tagged(reply, text) ? reply.code(304).send() : reply.send(text)
}

async function openedBy({ config, db }: App, name: string) {
  const [, secret] = /^([\w-]+)\.ics$/.exec(name) ?? []
  if (!secret || !config.features.includes('maintenancePlan')) return undefined
  const opened = await calendarDoor(db.manager, secret)
  const feed = opened && (await feedOf(opened.door, opened.feedId))
  return feed && { feed, door: opened.door }
}
