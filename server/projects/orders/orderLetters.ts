import type { Agreed } from '#schema/projects/agreed.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { pricesSeenBy } from '#server/access/orderStanding.ts'
import { managersOf, ownersOn } from '#server/access/parties.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { orderApproved } from '#server/mail/templates/orderApproved.ts'
import { orderTold } from '#server/mail/templates/orderTold.ts'
import { sentTo } from './asSent.ts'
import type { OrderEvent } from './orderEvent.entity.ts'

/**
 * Those who lead the project, the owners where the order is theirs to see, who leads the company that it was sent to, and
 * whoever made it as long as it is theirs: a letter tells of nothing that its reader would not find.
 */
const concerned = ofProject(`with o as (select o.* from project_order o where o.project_id = $1 and o.id = $2)
  select distinct on (u.email) a.id "accountId", u.email, u.language, u.first_name name, o.number, ${sentTo('w.standing', 'title')} title, p.name project, e.address_line1 address
  from o join project p on p.id = o.project_id join estate e on e.id = p.estate_id
    cross join lateral (
      select m.id, 'manager' standing from ${managersOf('p.id')} m
      union select w.account_id, 'owner' from ${ownersOn('p.estate_id')} w where (o.side = 'owner' or o.released_at is not null)
      union select c.id, 'participant' from subcontractor s join account c on c.company_id = s.company_id
        join account_role r on r.account_id = c.id and r.role in ('Company.Admin', 'Company.Leader') where s.id = o.subcontractor_id
      union select o.made_by_account_id, case o.side when 'owner' then 'owner' else 'participant' end where o.made_by_account_id is not null) w
    join account a on a.id = w.id and not a.is_disabled join app_user u on u.id = a.user_id and u.deleted_at is null
  where a.id is distinct from $3 and ${pricesSeenBy('w.standing', 'a.company_id')} order by u.email, a.id`)

/** Whoever was written to about an order within the hour reads the rest when they come. */
const mayBeTold = ofProject(`insert into order_seen as s (order_id, account_id, mailed_at)
  select o.id, a.id, now() from project_order o cross join unnest($3::uuid[]) a(id) where o.project_id = $1 and o.id = $2
  on conflict (account_id, order_id) do update set mailed_at = now() where s.mailed_at is null or s.mailed_at < now() - interval '1 hour'
  returning s.account_id "accountId"`)

interface Concerned {
  accountId: string
  email: string
  language: Language
  name: string
  number: number
  title: string
  project: string
  address: string
}

/** To everybody else whom an order concerns: what was done with it, or what was written. Of what was written, one letter an hour. */
export async function lettersOf(grant: OrderGrant, action: OrderEvent['action'], words: string | null = null): Promise<readonly Mail[]> {
  const { orderId, viewer } = grant
  const everybody = await grant.query<Concerned>(concerned, orderId, viewer.accountId)
  const ids = everybody.map(({ accountId }) => accountId)
  const allowed = action === 'comment' ? await grant.query<{ accountId: string }>(mayBeTold, orderId, ids) : everybody
  const readers = new Set(allowed.map(({ accountId }) => accountId))
  return everybody
    .filter(({ accountId }) => readers.has(accountId))
    .map(({ email, language, ...order }) => orderTold.mail(email, language, { ...order, orderId, action, words }))
}

/** To both sides, whoever approved among them: what was agreed, on paper. */
export async function lettersOfApproval(grant: OrderGrant, agreed: Agreed): Promise<readonly Mail[]> {
  const everybody = await grant.query<Concerned>(concerned, grant.orderId, null)
  return everybody.map(({ email, language, name }) => orderApproved.mail(email, language, { name, agreed }))
}
