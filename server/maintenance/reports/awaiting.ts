import { caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { App } from '#server/kernel/app.ts'
import { Awaited } from '#server/kernel/awaited.ts'

interface Ended {
  id: string
  /** None either where the report is gone. */
  fileId: string | null
  failure: 'noRoom' | 'failed' | 'stopped' | null
}

const endedOf =
  ofEverybody(`select x.id, r.file_id "fileId", case when r.id is not null and r.asked_at is null then 'stopped' else r.failure end failure
  from unnest($1::uuid[]) x (id) left join maintenance_report r on r.id = x.id where r.id is null or r.file_id is not null or r.failure is not null or r.asked_at is null`)

const awaitedOf = new WeakMap<App['db'], Awaited<Ended>>()

/** The reports that somebody waits for in this process. */
export function awaitedReports({ db }: Pick<App, 'db'>): Awaited<Ended> {
  let awaited = awaitedOf.get(db)
  if (!awaited) {
    awaited = new Awaited(async (ids) => new Map((await caretakerOf({ db }).query<Ended>(endedOf, ids)).map((one) => [one.id, one])))
    awaitedOf.set(db, awaited)
  }
  return awaited
}
