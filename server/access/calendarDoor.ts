import type { EntityManager } from 'typeorm'
import type { PermissionEntry } from '#schema/access/entries.ts'
import { EstateDoor } from './estateDoor.ts'
import { mayOnEstate, type Standing } from './estateRights.ts'
import { hashOf } from './sessions.ts'
import { standingOfAccount } from './standing.ts'

/** Who made a calendar feed, for the rule that says whether it is open. */
export interface FeedMaker {
  standing: Standing
  entries: PermissionEntry[]
  isDisabled: boolean
}

/** What the maker of feed `f`, account `a`, is to the estate. Who only looks in for support leaves none behind. */
export const makerOf = `a.is_disabled "isDisabled", ${standingOfAccount('f.estate_id', 'a')} standing,
  (select coalesce(json_agg(json_build_object('subject', p.subject, 'effect', p.effect, 'action', p.action, 'expirationDate', p.expiration_date)), '[]')
    from permission p where p.account_id = a.id and p.subject like 'estate/' || f.estate_id || '%'
      and p.support_access_id is null) entries`

/** A feed shows what its maker may read now, and nothing where they may not. */
export const isOpenFor = (estateId: string, { standing, entries, isDisabled }: FeedMaker) =>
  !isDisabled && mayOnEstate({ entries, standing, estateId, action: 'read', section: 'maintenance-year-wheel' })

const behind = `select f.id, f.estate_id "estateId", ${makerOf} from calendar_feed f join account a on a.id = f.account_id where f.key_hash = $1`

/** What the feed of that secret opens, for as long as whoever made it may read the year wheel. */
export async function calendarDoor(db: EntityManager, secret: string): Promise<{ feedId: string; door: EstateDoor } | undefined> {
  const [found]: (FeedMaker & { id: string; estateId: string })[] = await db.query(behind, [hashOf(secret)])
  if (!found || !isOpenFor(found.estateId, found)) return undefined
  return { feedId: found.id, door: new EstateDoor({ estateId: found.estateId, db, versionMustBeGiven: false }) }
}
