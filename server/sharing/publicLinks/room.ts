import { freePublicLinks, plansThatUnlock } from '#schema/access/plans.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import { AppError, there } from '#server/kernel/errors.ts'

/** Open at once on one estate, whatever licence there is. */
const mostOpen = 50
/** Made in a day: each can send a mail to anybody. */
const mostMade = 100

const room = ofEstate(`select count(*) filter (where revoked_at is null and expires_at > now())::int open,
  count(*) filter (where created_at > now() - interval '1 day')::int made,
  exists (select from ${ownersOn('$1')} o join licence l on l.account_id = o.account_id
    where l.plan = any($2) and l.valid_from <= now() and l.valid_to > now()) licensed
  from public_link where estate_id = $1 and not is_preview`)

/** The links of an estate are counted, and changed, by one at a time. */
export const holdRoom = (grant: EstateGrant) => grant.estate.get(grant.estateId)

/** More of them than a few are paid for. */
export async function refuseMore(grant: EstateGrant, { isNew }: { isNew: boolean }) {
  const [row] = await grant.query<{ open: number; made: number; licensed: boolean }>(room, plansThatUnlock('morePublicLinks'))
  const { open, made, licensed } = there(row)
  if (isNew && made >= mostMade) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 3600 })
  if (open >= mostOpen) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  if (open >= freePublicLinks && !licensed) throw new AppError('unauthorizedUser', { reason: 'licence' })
}
