import type { Purpose } from '#schema/accounts/electronicId.input.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { type AsksAboutPeople, ofEverybody, ofPeople } from '#server/access/heldSql.ts'
import { hashOf } from '#server/access/sessions.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { Seal } from '#server/kernel/seal.ts'
import type { Secrets } from './providers.ts'

export interface Round {
  provider: string
  purpose: Purpose
  userId: string | null
  returnTo: string
}
export interface TakenRound extends Round {
  secrets: Secrets
}
interface Bound {
  /** What only this browser has. */
  browser: string
  secrets: Secrets
}

const open =
  ofPeople(`insert into sign_in_round (id, state_hash, browser_hash, provider, purpose, user_id, return_to, secrets_sealed, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, now() + interval '10 minutes')`)
const take = ofPeople(`delete from sign_in_round where state_hash = $1 and browser_hash = $2 and provider = $3 and expires_at > now()
  returning id, purpose, user_id "userId", return_to "returnTo", secrets_sealed "sealed"`)
const old = ofEverybody('delete from sign_in_round where expires_at < now()')

export async function openRound(
  people: AsksAboutPeople,
  seal: Seal,
  { provider, purpose, userId, returnTo, browser, secrets }: Round & Bound,
) {
  const id = uuidv7()
  const sealed = seal.close(id, JSON.stringify(secrets))
  await people.query(open, id, hashOf(secrets.state), hashOf(browser), provider, purpose, userId, returnTo, sealed)
}

/** Once: whatever comes of it, the same answer is worth nothing the second time, nor in another browser. */
export async function takeRound(
  people: AsksAboutPeople,
  seal: Seal,
  { provider, state, browser }: { provider: string; state: string; browser: string },
): Promise<TakenRound | undefined> {
  const [found] = await people.query<Round & { id: string; sealed: Buffer }>(take, hashOf(state), hashOf(browser), provider)
  const secrets = found && seal.open(found.id, found.sealed)
  if (!found || !secrets) return undefined
  const { purpose, userId, returnTo } = found
  return { provider, purpose, userId, returnTo, secrets: JSON.parse(secrets) as Secrets }
}

export const forgetOldRounds = (caretaker: Caretaker) => caretaker.query(old)
