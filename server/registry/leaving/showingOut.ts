import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'

const openProject = ofEstate('select from project where estate_id = $1 and closed_at is null limit 1')

/** Whoever works there counts on an owner. */
export async function refuseWhileWorkGoesOn(grant: EstateGrant) {
  if ((await grant.query(openProject)).length) throw new AppError('cannotHandleTheRequest', { reason: 'openProject' })
}

const ways = [
  'guest_invitation',
  'owner_invitation',
  'access_link',
  'support_access',
  'calendar_feed',
  'moisture_token',
  'estate_claim',
].map((table) => ofEstate(`delete from ${table} where estate_id = $1`))
const entries = ofEstate(`delete from permission where split_part(subject, '/', 1) = 'estate'
  and split_part(subject, '/', 2) = (select id::text from estate where id = $1)`)
const links = ofEstate(`update public_link set revoked_at = now(), key_sealed = '' where estate_id = $1 and revoked_at is null`)

/** Nobody is let in any more by whoever was its owner: no guest, link, company or program. */
export async function showOut(grant: EstateGrant) {
  for (const way of [...ways, entries, links]) await grant.query(way)
}
