import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import { EstateDoor } from './estateDoor.ts'
import { type Maker, makerMay, makerOf } from './makers.ts'
import { hashOf } from './sessions.ts'

/** Uses of one token in a minute. */
const most = 240

const use = `update moisture_token set last_used_at = now(), minute = date_trunc('minute', now()),
    uses = case when minute = date_trunc('minute', now()) then least(uses + 1, ${most + 1}) else 1 end
  where token_hash = $1 returning id, estate_id "estateId", created_by "createdBy", uses`
const maker = `select ${makerOf('t')} from moisture_token t join account a on a.id = t.created_by where t.id = $1`

/** Where what comes with this token belongs, for as long as whoever made it may add readings there. */
export async function ingestDoor(db: EntityManager, token: string) {
  const [[row]]: [{ id: string; estateId: string; createdBy: string | null; uses: number }[]] = await db.query(use, [hashOf(token)])
  if (!row || (row.createdBy && !(await isOpen(db, row)))) throw new AppError('unauthenticatedUser')
  if (row.uses > most) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 60 })
  return new EstateDoor({ estateId: row.estateId, db, versionMustBeGiven: false })
}

async function isOpen(db: EntityManager, { id, estateId }: { id: string; estateId: string }) {
  const [row]: Maker[] = await db.query(maker, [id])
  return row !== undefined && makerMay(estateId, row, 'create', 'moisture')
}
