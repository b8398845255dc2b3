import type { EntityManager } from 'typeorm'
import { EstateDoor } from './estateDoor.ts'
import { type Maker, makerMay, makerOf } from './makers.ts'
import { hashOf } from './sessions.ts'

/** Whether a feed shows anything. */
export const isOpenFor = (estateId: string, maker: Maker) => makerMay(estateId, maker, 'read', 'maintenance-year-wheel')

const behind = `select f.id, f.estate_id "estateId", ${makerOf('f')} from calendar_feed f join account a on a.id = f.account_id where f.key_hash = $1`

/** What the feed of that secret opens, for as long as whoever made it may read the year wheel. */
export async function calendarDoor(db: EntityManager, secret: string): Promise<{ feedId: string; door: EstateDoor } | undefined> {
  const [row]: (Maker & { id: string; estateId: string })[] = await db.query(behind, [hashOf(secret)])
  if (!row || !isOpenFor(row.estateId, row)) return undefined
  return { feedId: row.id, door: new EstateDoor({ estateId: row.estateId, db, versionMustBeGiven: false }) }
}
