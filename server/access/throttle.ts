import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import { type AsksAboutPeople, ofPeople } from './heldSql.ts'
import { bare, network } from './network.ts'

const most = 30
const period = `interval '15 minutes'`

const wait = `select ceil(extract(epoch from at + ${period} - now()))::int seconds from attempt
  where kind = $2 and address = ${network} and at > now() - ${period} order by at desc offset ${most - 1} limit 1`
const oneAtATime = `select pg_advisory_xact_lock(hashtextextended($2 || ' ' || ${network}, 0))`
const count = `insert into attempt (address, kind) values (${network}, $2)`

/** Counts what is open to everybody, whatever becomes of it, and refuses who does it in bulk. */
export const throttle = (db: EntityManager, kind: 'exists' | 'invite' | 'provider' | 'register' | 'reset' | 'token', address: string) =>
  db.transaction(async (own) => {
    const key = [bare(address), kind]
    await own.query(oneAtATime, key)
    const [row]: { seconds: number }[] = await own.query(wait, key)
    if (row) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: Math.max(row.seconds, 1) })
    await own.query(count, key)
  })

const sweep = ofPeople(`delete from attempt where at <= now() - ${period}`)
export const forgetOldAttempts = (people: AsksAboutPeople) => people.query(sweep)
