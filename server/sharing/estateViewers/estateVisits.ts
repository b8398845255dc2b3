import { type Caretaker, caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { GoesOn } from '#server/kernel/api.ts'
import { isForLater, writeNowAndThen } from '#server/kernel/nowAndThen.ts'
import { RecentlyUsed } from '#server/kernel/recentlyUsed.ts'
import type { Viewer } from '#server/kernel/viewer.ts'

const second = 1000
/** Somebody who keeps reading is noted again only then. */
const notedEvery = 5 * 60 * second
const mostKnown = 50_000

/** In one order, so that no two wait for each other; an estate or account that is gone meanwhile is left out. */
const keep = ofEverybody(`insert into estate_visit (estate_id, account_id, last_at)
  select v.estate_id, v.account_id, v.at from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) v (estate_id, account_id, at)
    join estate e on e.id = v.estate_id join account a on a.id = v.account_id order by v.estate_id, v.account_id
  on conflict (estate_id, account_id) do update set last_at = greatest(estate_visit.last_at, excluded.last_at)`)

interface Visit {
  estateId: string
  accountId: string
  at: number
}

/** When each account last read something of an estate. Nothing is written where something is read: it is noted here, and written now and then. */
export class EstateVisits {
  readonly #lastNoted = new RecentlyUsed<number>(mostKnown)
  #noted = new Map<string, Visit>()

  readonly note = (viewer: Viewer, { estateId }: Readonly<Record<string, unknown>>, at = Date.now()) => {
    if (viewer.kind !== 'account' || !viewer.accountId || typeof estateId !== 'string') return
    const { accountId } = viewer
    const name = `${estateId} ${accountId}`
    const before = this.#lastNoted.get(name)
    if (before !== undefined && at - before < notedEvery) return
    this.#lastNoted.set(name, at)
    this.#noted.set(name, { estateId, accountId, at })
  }

  /** What can't be written yet is kept for the next time. */
  async write(caretaker: Caretaker) {
    const noted = this.#noted
    if (!noted.size) return
    this.#noted = new Map()
    const visits = [...noted.values()]
    try {
      await caretaker.query(
        keep,
        visits.map(({ estateId }) => estateId),
        visits.map(({ accountId }) => accountId),
        visits.map(({ at }) => new Date(at)),
      )
    } catch (error) {
      if (isForLater(error)) this.#noted = new Map([...noted, ...this.#noted])
      throw error
    }
  }
}

export const keepingVisits: GoesOn = (app) => {
  const visits = new EstateVisits()
  app.onRead = visits.note
  return writeNowAndThen(app, 'estate visits', () => visits.write(caretakerOf(app)))
}
