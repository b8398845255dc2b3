import { type Agreed, yesWords } from '#schema/projects/agreed.ts'
import { byRate, capOf, orderSum } from '#schema/projects/orderMoney.ts'
import type { OrderStatus } from '#schema/projects/orderTypes.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { dayAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { sql, statement } from '#server/kernel/read/sql.ts'
import { isForConsumer, mayBeWithdrawn } from '../orders/consumer.ts'

const bound = ofProject(`select o.status, o.released_at "releasedAt", o.version, o.valid_until::text "validUntil",
    json_build_object('id', o.id, 'number', o.number, 'title', o.title, 'description', o.description, 'trade', o.trade, 'dueDate', o.due_date,
      'priceKind', o.price_kind, 'whyOutside', o.why_outside, 'askedOn', o.asked_on, 'daysAdded', o.days_added,
      'offeredOn', ${dayAt('o.released_at')}, 'validUntil', o.valid_until) "order",
    json_build_object('id', p.id, 'name', p.name, 'number', p.project_number, 'endDate', p.end_date) project,
    json_build_object('id', e.id, 'addressLine1', e.address_line1, 'addressLine2', e.address_line2) estate,
    json_build_object('id', c.id, 'name', c.name, 'organizationNumber', c.organization_number,
      'addressLine1', c.address_line1, 'postalCode', c.postal_code, 'city', c.city, 'logoFileId', c.logo_file_id) company, p.customer_name customer,
    (select coalesce(json_agg(json_build_object('description', l.description, 'quantityMilli', l.quantity_milli, 'unit', l.unit,
        'unitPriceOre', l.unit_price_ore, 'discountBp', l.discount_bp, 'vatRate', l.vat_rate, 'netOre', l.net_ore) order by l.id), '[]')
      from order_line l where l.project_id = p.id and l.order_id = o.id) lines,
    (select coalesce(json_agg(json_build_object('kind', d.kind, 'subject', d.custom_name, 'file', f.name, 'sha256', encode(f.sha256, 'hex')) order by d.id), '[]')
      from order_document d join file f on f.id = d.file_id and f.project_id = d.project_id where d.project_id = p.id and d.order_id = o.id
        and (d.company_id is null or d.company_id = case when o.subcontractor_id is null then o.made_by_company_id
          else (select s.company_id from subcontractor s where s.id = o.subcontractor_id) end)) papers,
    json_build_object('name', a.name, 'email', u.email, 'organizationNumber', k.organization_number,
      'addressLine1', case when k.id is null then u.address_line1 else k.address_line1 end,
      'postalCode', case when k.id is null then u.postal_code else k.postal_code end,
      'city', case when k.id is null then u.city else k.city end) "approvedBy",
    json_build_object('signedInBy', case when (select s.provider from session s where s.id = $4 and s.user_id = u.id) is null then 'password' else 'electronicId' end,
      'isEmailProven', u.email_verified_at is not null, 'isIdentityProven', u.identity_proven_at is not null) known,
    ${statement(isForConsumer({ estateId: sql`o.estate_id` })).text} "isForConsumer",
    ${statement(mayBeWithdrawn({ estateId: sql`o.estate_id`, projectId: sql`o.project_id` })).text} "hasRightOfWithdrawal"
  from project_order o join project p on p.id = o.project_id join estate e on e.id = p.estate_id join company c on c.id = p.company_id
    join account a on a.id = $3 join app_user u on u.id = a.user_id left join company k on k.id = a.company_id
  where o.project_id = $1 and o.id = $2`)

type Bound = Omit<Agreed, 'rates' | 'netOre' | 'vatOre' | 'grossOre' | 'capOre' | 'approvedAt' | 'comment' | 'yes' | 'language'> & {
  known: Omit<NonNullable<Agreed['yes']>, 'words'>
  isForConsumer: boolean
  status: OrderStatus
  releasedAt: Date | null
  version: number
  validUntil: string | null
}

/** What would be agreed to now, by whoever asks: with the papers of whoever is to do it, and of no company that is not. */
export async function agreedNow(grant: OrderGrant, said: Pick<Agreed, 'comment' | 'language'>) {
  const [row] = await grant.query<Bound>(bound, grant.orderId, grant.viewer.accountId, grant.viewer.sessionId)
  const { status, releasedAt, version, validUntil, known: signedIn, isForConsumer: isConsumers, ...content } = there(row)
  const sum = orderSum(content.lines)
  const agreed: Agreed = {
    ...content,
    rates: byRate(content.lines),
    ...sum,
    capOre: capOf(content.order.priceKind, sum.grossOre, isConsumers),
    ...said,
    yes: { words: yesWords[said.language], ...signedIn },
    approvedAt: new Date().toISOString(),
  }
  return { order: { status, releasedAt, version, validUntil }, agreed }
}
