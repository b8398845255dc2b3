import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import { EstateDoor } from './estateDoor.ts'
import { hashOf } from './sessions.ts'

/** Uses of one token in a minute. */
const most = 240

const use = `update moisture_token set last_used_at = now(), minute = date_trunc('minute', now()),
    uses = case when minute = date_trunc('minute', now()) then least(uses + 1, ${most + 1}) else 1 end
  where token_hash = $1 returning estate_id "estateId", uses`

/** Where what comes with this token belongs. */
export async function ingestDoor(db: EntityManager, token: string) {
  const [[found]]: [{ estateId: string; uses: number }[]] = await db.query(use, [hashOf(token)])
  if (!found) throw new AppError('unauthenticatedUser')
  if (found.uses > most) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 60 })
  return new EstateDoor({ estateId: found.estateId, db, versionMustBeGiven: false })
}
