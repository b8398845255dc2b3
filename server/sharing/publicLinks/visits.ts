import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Caretaker, caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { GoesOn } from '#server/kernel/api.ts'
import type { App } from '#server/kernel/app.ts'
import { linkBehind } from '#server/kernel/http/askers.ts'
import { isAhead } from '#server/kernel/http/calls.ts'
import { addressOf } from '#server/kernel/http/peer.ts'
import { isForLater, writeNowAndThen } from '#server/kernel/nowAndThen.ts'
import { RecentlyUsed } from '#server/kernel/recentlyUsed.ts'

const second = 1000
/** Who has been away for longer comes anew. */
const pause = 30 * 60 * second
const mostVisitors = 20_000

/** By several processes at once, each with its own: what each has counted is added. Always in one order, so that none waits for another's wait. */
const addUp = ofEverybody(`with counted as (select * from unnest($1::uuid[], $2::int[], $3::timestamptz[]) c (id, visits, at)),
  mine as (select l.id from public_link l join counted c on c.id = l.id and not l.is_preview order by l.id for no key update of l)
  update public_link l set visits = l.visits + c.visits, last_visit_at = greatest(l.last_visit_at, c.at)
  from counted c join mine m on m.id = c.id where l.id = c.id`)

interface Counted {
  visits: number
  at: number
}

/**
 * How often public links are used. What one visitor reads with less than half an hour between is one visit, however many
 * screens, files and queries it is made of. Nothing is written where something is read: visits are counted here, and
 * added to the table now and then.
 */
export class Visits {
  readonly #caretaker: Pick<Caretaker, 'query'>
  /** When each was here last; who it was can't be read from it. */
  readonly #visitors = new RecentlyUsed<number>(mostVisitors)
  #counted = new Map<string, Counted>()

  constructor(caretaker: Pick<Caretaker, 'query'>) {
    this.#caretaker = caretaker
  }

  note(linkId: string, visitor: string, now = Date.now()) {
    const name = hash('sha256', `${linkId} ${visitor}`, 'base64url')
    const before = this.#visitors.get(name)
    this.#visitors.set(name, now)
    this.#count(linkId, before !== undefined && now - before < pause ? 0 : 1, now)
  }

  /** What can't be written yet is kept for the next time. */
  async write() {
    const counted = this.#counted
    if (!counted.size) return
    this.#counted = new Map()
    const links = [...counted]
    try {
      const [ids, visits, times] = [links.map(([id]) => id), links.map(([, one]) => one.visits), links.map(([, { at }]) => new Date(at))]
      await this.#caretaker.query(addUp, ids, visits, times)
    } catch (error) {
      if (isForLater(error)) for (const [id, { visits, at }] of links) this.#count(id, visits, at)
      throw error
    }
  }

  #count(linkId: string, visits: number, at: number) {
    const before = this.#counted.get(linkId)
    this.#counted.set(linkId, { visits: (before?.visits ?? 0) + visits, at: Math.max(before?.at ?? 0, at) })
  }
}

const visitorOf = (config: App['config'], request: FastifyRequest) => `${addressOf(config, request)} ${request.headers['user-agent'] ?? ''}`

export const countingVisits: GoesOn = (app, http) => {
  const visits = new Visits(caretakerOf(app))
  http.addHook('onResponse', (request, reply, done) => {
    const linkId = reply.statusCode < 400 && !isAhead(request) ? linkBehind(request) : undefined
    if (linkId) visits.note(linkId, visitorOf(app.config, request))
    done()
  })
  return writeNowAndThen(app, 'visits', () => visits.write())
}
