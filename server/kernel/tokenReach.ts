import type { TokenArea } from '#schema/access/tokenAreas.ts'
import { AppError } from './errors.ts'
import { Param, type Sql, sql } from './read/sql.ts'
import type { TokenLimits, Viewer, ViewerKind } from './viewer.ts'

/** What a permission says of itself for that. */
export interface Reached {
  /** The part of the product that it is about; `open` belongs to every part, as what an estate is called does. */
  readonly area?: TokenArea | 'open'
  /** Whether a token for some estates may ask it: its statements are held to those, or it is about none at all. */
  readonly keepsToEstates?: boolean
  readonly opensToSearchTokens?: boolean
}

/** Whether a token that is so limited may ask it at all. What says nothing of itself is beyond all that are limited. */
export const isReached = ({ areas, estateIds }: TokenLimits, { area, keepsToEstates }: Reached) =>
  (!areas || area === 'open' || (area !== undefined && areas.includes(area))) && (!estateIds || keepsToEstates === true)

/** What a permission that is written anew has in common with the one that it stands on. */
export const reachOf = ({ area, keepsToEstates }: Reached): Reached => ({
  ...(area && { area }),
  ...(keepsToEstates && { keepsToEstates }),
})

/** Below a record, what a token was not made for is not there. */
export function withinReach(permission: Reached & { readonly isInRights?: boolean }, viewer: ViewerKind, may: Sql): Sql {
  if (viewer !== 'account' || permission.isInRights) return may
  const reached = new Param(({ viewer: asking }) => {
    const who = asking as Viewer
    return who.kind !== 'account' || !who.limits || isReached(who.limits, permission)
  })
  return sql`(${reached}::boolean and ${may})`
}

/** The one place where what an account may is cut down to what its token was made for. */
export function refuseBeyondToken(viewer: Viewer, permission: Reached, changes: boolean) {
  if (viewer.kind !== 'account' || !viewer.tokenScope) return
  const { tokenScope, limits } = viewer
  const isOfScope = tokenScope === 'search' ? permission.opensToSearchTokens === true : tokenScope === 'write' || !changes
  if (!isOfScope || (limits && !isReached(limits, permission))) throw new AppError('unauthorizedUser', { reason: 'scope' })
}
