import type { Purpose } from '#schema/accounts/electronicId.input.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { type AsksAboutPeople } from '#server/access/heldSql.ts'
import { hashOf } from '#server/access/sessions.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { after, isAhead, isPast } from '#server/kernel/rows/moments.ts'
import type { Seal } from '#server/kernel/seal.ts'
import type { Secrets } from './providers.ts'
import { SignInRound } from './signInRound.entity.ts'

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

export async function openRound(
  people: AsksAboutPeople,
  seal: Seal,
  { provider, purpose, userId, returnTo, browser, secrets }: Round & Bound,
) {
  const id = uuidv7()
  const secretsSealed = seal.close(id, JSON.stringify(secrets))
  const round = { browserHash: hashOf(browser), provider, purpose, userId, returnTo, secretsSealed, expiresAt: after('10 minutes') }
  await people.about(SignInRound, { stateHash: hashOf(secrets.state) }).add(round, id)
}

/** Once: whatever comes of it, the same answer is worth nothing the second time, nor in another browser. */
export async function takeRound(
  people: AsksAboutPeople,
  seal: Seal,
  { provider, state, browser }: { provider: string; state: string; browser: string },
): Promise<TakenRound | undefined> {
  const open = people.about(SignInRound, { stateHash: hashOf(state) })
  const [round] = await open.takeWhere({ browserHash: hashOf(browser), provider, expiresAt: isAhead })
  const secrets = round && seal.open(round.id, round.secretsSealed)
  if (!round || !secrets) return undefined
  const { purpose, userId, returnTo } = round
  return { provider, purpose, userId, returnTo, secrets: JSON.parse(secrets) as Secrets }
}

export const forgetOldRounds = (caretaker: Caretaker) => caretaker.rows(SignInRound).removeWhere({ expiresAt: isPast })
