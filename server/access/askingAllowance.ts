import { createHash } from 'node:crypto'
import { PartyAsk } from '#server/accounts/login/partyAsk.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type AsksAboutPeople, ofPeople } from './heldSql.ts'

const day = `interval '1 day'`

const oneAtATime = ofPeople(`select pg_advisory_xact_lock(hashtextextended('ask ' || $1 || ' ' || encode($2::bytea, 'hex'), 0))`)
/** Seconds until one more would be bearable; nothing where it is now. */
const wait = ofPeople(`select ceil(extract(epoch from asked_at + ${day} - now()))::int seconds from party_ask
  where kind = $1 and party_hash = $2 and asked_at > now() - ${day} order by asked_at desc offset $3 - 1 limit 1`)
const sweep = ofPeople(`delete from party_ask where asked_at <= now() - ${day}`)

export interface Asking {
  /** Who asks, or who is asked: an id, or an address. */
  by: string
  kind: string
  /** Within a day. */
  most: number
}

/**
 * Counts what one party puts into another's hands, and refuses more than so many a day. It is counted in the transaction of
 * the command, so that what comes to nothing counts for nothing; of any number at once, each waits for the one before.
 */
export async function askOnce(people: AsksAboutPeople, asking: Asking) {
  const seconds = await countOnce(people, asking)
  if (seconds) throw new AppError('cannotHandleTheRequest', { reason: 'dailyLimit' }, { retryAfter: seconds })
}

/** The same for what may as well be left out: tells the seconds to wait where it is one too many, and counts it else. */
export async function countOnce(people: AsksAboutPeople, { by, kind, most }: Asking): Promise<number | undefined> {
  const partyHash = createHash('sha256').update(by.toLowerCase()).digest()
  await people.query(oneAtATime, kind, partyHash)
  const [full] = await people.query<{ seconds: number }>(wait, kind, partyHash, most)
  if (full) return Math.max(full.seconds, 1)
  await people.about(PartyAsk, { kind, partyHash }).add({})
  return undefined
}

export const forgetOldAsks = (people: AsksAboutPeople) => people.query(sweep)
