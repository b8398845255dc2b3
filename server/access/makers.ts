import type { Action, PermissionEntry } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { entriesOf } from '#server/accounts/permissionEntry.entity.ts'
import { mayOnEstate, type Standing } from './estateRights.ts'
import { standingOfAccount } from './standing.ts'

/** Whoever made a key that opens something by itself, for the rule that says whether it still does. */
export interface Maker {
  standing: Standing
  entries: PermissionEntry[]
  isDisabled: boolean
}

/** What the maker of a row, account `a`, is to its estate. Who only looks in for support leaves none behind. */
export const makerOf = (
  row: string,
) => `(a.is_disabled or exists (select from app_user u where u.id = a.user_id and u.blocked_at is not null)) "isDisabled", ${standingOfAccount(`${row}.estate_id`, 'a')} standing,
  ${entriesOf('a.id', `p.subject like 'estate/' || ${row}.estate_id || '%' and p.support_access_id is null`)} entries`

/** A key opens what its maker may do now, and nothing where they may not. */
export const makerMay = (estateId: string, { standing, entries, isDisabled }: Maker, action: Action, section: SectionName) =>
  !isDisabled && mayOnEstate({ entries, standing, estateId, action, section })
