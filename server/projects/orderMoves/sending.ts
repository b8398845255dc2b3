import { ofProject } from '#server/access/heldSql.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { OrderDocument } from '../orderDocuments/orderDocument.entity.ts'

const keep = ofProject(`insert into order_sent as k (id, estate_id, project_id, sent_at, content, lines, documents)
  select o.id, o.estate_id, o.project_id, o.released_at,
    jsonb_build_object('title', o.title, 'description', o.description, 'trade', o.trade, 'subcontractor_id', o.subcontractor_id,
      'building_id', o.building_id, 'due_date', o.due_date, 'valid_until', o.valid_until, 'price_kind', o.price_kind,
      'why_outside', o.why_outside, 'asked_on', o.asked_on, 'days_added', o.days_added, 'net_ore', o.net_ore, 'vat_ore', o.vat_ore),
    coalesce((select jsonb_agg(to_jsonb(l) order by l.id) from order_line l where l.project_id = o.project_id and l.order_id = o.id), '[]'),
    coalesce((select jsonb_agg(to_jsonb(d) - 'removed_at' order by d.id) from order_document d where d.project_id = o.project_id and d.order_id = o.id), '[]')
  from project_order o where o.project_id = $1 and o.id = $2
  on conflict (id) do update set sent_at = excluded.sent_at, content = excluded.content, lines = excluded.lines, documents = excluded.documents`)

/** Keeps what its customer is sent, until they are sent something else; what they saw before is theirs no longer. */
export async function keepSent(grant: OrderGrant) {
  const papers = grant.of(OrderDocument)
  for (const { id, removedAt, fileId } of await papers.all({})) {
    if (!removedAt) continue
    await papers.remove(id)
    await grant.release([fileId])
  }
  await grant.query(keep, grant.orderId)
}
