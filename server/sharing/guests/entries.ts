import { type SectionName, sectionSubject } from '#schema/access/sections.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'

const forget = ofEstate(
  'delete from permission where guest_invitation_id = (select g.id from guest_invitation g where g.estate_id = $1 and g.id = $2)',
)
/** The level as an allow, each closed section as a denied read; all end at the same instant. */
const permit = ofEstate(`insert into permission (account_id, guest_invitation_id, subject, effect, action, expiration_date)
  select g.account_id, g.id, $3, 'allow', case g.access_level when 'read' then 'read' end, g.expires_at
    from guest_invitation g where g.estate_id = $1 and g.id = $2 and g.account_id is not null
  union all select g.account_id, g.id, closed, 'deny', 'read', g.expires_at
    from guest_invitation g, unnest($4::text[]) closed where g.estate_id = $1 and g.id = $2 and g.account_id is not null`)

/** What a guest may do, in place of what they might before; one who has not come yet may nothing. */
export async function permitAnew(grant: EstateGrant, guestId: string, restrictions: readonly SectionName[]) {
  const { estateId } = grant
  const closed = [...new Set(restrictions)].map((section) => sectionSubject(estateId, section))
  await grant.query(forget, guestId)
  await grant.query(permit, guestId, sectionSubject(estateId, 'estate'), closed)
}
