import { orderMoves } from '../../schema/projects/orderMoves.ts'
import { orderStatuses } from '../../schema/projects/orderTypes.ts'
import { isNew, moment, seesOrder, standing } from './projectSql.ts'
import { account, paged } from './sql.ts'

const doers = {
  manager: ['manager'],
  'manager other': ['manager', 'other'],
  'manager maker': ['manager', 'maker'],
  owner: ['owner'],
  'owner maker': ['owner', 'maker'],
  'participant other': ['other'],
}

/** What there is to do with an order in each state, by what one is to it; a customer is invited only where nobody owns the estate here. */
export const orderRights = JSON.stringify(
  Object.fromEntries(
    orderStatuses.flatMap((status) =>
      Object.entries(doers).flatMap(([who, as]) => {
        const actions = orderMoves
          .filter(({ from, by }) => from === status && by.some((doer) => as.includes(doer)))
          .map(({ action }) => action)
        return [
          [`${status} ${who}`, actions.filter((action) => action !== 'invite')],
          [`${status} ${who} unowned`, actions],
        ]
      }),
    ),
  ),
)
const unowned = `case when o.status <> 'readyForCustomer' or exists (select from estate_owner w where w.estate_id = o.estate_id) then '' else ' unowned' end`

/** Whoever made it, or stands on another side; no firm that was called in has made one here. */
const part = `case k.standing when 'owner' then case when o.side = 'owner' then ' maker' else '' end when 'participant' then ' other'
  else case when o.side <> 'company' then ' other' when o.made_by_account_id = $3 then ' maker' else '' end end`
const row = (rights: string) => `o.id, o.project_id "projectId", o.number, o.type, o.status, o.title, o.trade,
  (select s.name from subcontractor s where s.id = o.subcontractor_id) "subcontractorName", o.due_date "dueDate", (o.net_ore / 100.0)::float8 net,
  (o.vat_ore / 100.0)::float8 vat, ((o.net_ore + o.vat_ore) / 100.0)::float8 gross, ${moment('o.moved_at')} "movedAt", (${isNew}) "isUnseen",
  case when p.closed_at is null then ${rights}::json -> (o.status || ' ' || k.standing || ${part} || ${unowned}) else '[]'::json end may`

/** A page of what is not approved yet; `$5` what there is to do with orders. */
const inProgress = (from: string, as: string, where: string) =>
  paged({
    rows: `${from} cross join lateral (select '${as}' standing) k cross join lateral (select ${row('$5')}) v where ${where} and o.status <> 'approvedByCustomer'`,
    keys: ['o.id'],
    descending: true,
    total: `(select count(*) from ${from} where ${where} and o.status <> 'approvedByCustomer')`,
    first: 20,
  })

/** $6 the company that they administer. */
export const orderList = `select case when $6::uuid is not null then (${inProgress(
  'project p join project_order o on o.project_id = p.id',
  'manager',
  'p.company_id = $6',
)})::text end answer from ${account}`

/** As an owner of the houses. */
export const customerOrders = `select (${inProgress(
  'estate_owner w join project p on p.estate_id = w.estate_id join project_order o on o.project_id = p.id',
  'owner',
  `w.account_id = $3 and (o.side = 'owner' or o.released_at is not null)`,
)})::text answer from ${account}`

/** $6 the company that was called in. */
export const firmOrders = `select (${inProgress(
  `subcontractor b join project_participant t on t.subcontractor_id = b.id join project p on p.id = t.project_id
    join project_order o on o.project_id = p.id and o.subcontractor_id = b.id`,
  'participant',
  `b.company_id = $6 and t.role <> 'Owner'`,
)})::text answer from ${account}`

const lineCells = `l.id, l.order_id "orderId", l.description, (l.quantity_milli / 1000.0)::float8 quantity, l.unit, (l.unit_price_ore / 100.0)::float8 "unitPrice",
  l.vat_rate "vatRate", (l.discount_bp / 100.0)::float8 discount, (l.net_ore / 100.0)::float8 net`

/** $5 the order, $6 the company that they administer, $7 what there is to do with orders. */
export const order = `select x.answer from ${account} left join lateral (
    select row_to_json(v)::text answer from project_order o join project p on p.id = o.project_id ${standing('$6')}
    cross join lateral (select ${row('$7')}, o.description, o.subcontractor_id "subcontractorId",
      (select b.name from building b where b.estate_id = o.estate_id and b.id = o.building_id) "buildingName", o.valid_until "validUntil",
      o.price_kind "priceKind", o.why_outside "whyOutside", o.asked_on "askedOn", o.days_added "daysAdded", o.side, o.made_by_name "madeBy",
      ${moment('o.released_at')} "releasedAt", o.version, ${moment('o.created_at')} "createdAt",
      (select coalesce(json_agg(row_to_json(w) order by l.id), '[]') from order_line l cross join lateral (select ${lineCells}) w
        where l.estate_id = o.estate_id and l.project_id = o.project_id and l.order_id = o.id) lines,
      (select coalesce(json_agg(row_to_json(w) order by t.id), '[]') from order_event t cross join lateral (select t.id, t.action, t.words,
        t.account_name "by", t.side, ${moment('t.created_at')} "createdAt") w
        where t.estate_id = o.estate_id and t.project_id = o.project_id and t.order_id = o.id
          and (k.standing <> 'participant' or t.side <> 'subcontractor' and t.created_at >= o.given_at
            or (select who.company_id = $6::uuid from account who where who.id = t.account_id))) events) v
    where o.id = $5 and ${seesOrder('$6')}) x on true`

/**
 * A line of an open order is written over, the sum follows, the history is kept and the answer made. $5 the order, $6 the company that
 * they administer, $7 the line, $8 to $13 what it says, in thousandths, øre and hundredths, $14 to $16 who did it, when and where.
 */
export const saveOrderLine = `with o as materialized (
    select o.* from ${account} cross join project_order o join project p on p.id = o.project_id
    where o.id = $5 and p.company_id = $6::uuid and p.closed_at is null and o.status = 'open'
      and exists (select from licence l where l.company_id = p.company_id and l.plan in ('COMPANY_PRO', 'COMPANY_PRO_PLUS') and l.valid_from <= now() and l.valid_to > now())
    for no key update of o for share of p),
  l as (
    update order_line l set description = $8, quantity_milli = $9::int, unit = $10, unit_price_ore = $11::bigint, vat_rate = $12::int, discount_bp = $13::int,
      net_ore = round($9::numeric * $11::numeric * (10000 - $13::numeric) / 10000000)
    from o where l.estate_id = o.estate_id and l.project_id = o.project_id and l.order_id = o.id and l.id = $7 returning l.*),
  rates as (
    select vat_rate, sum(net_ore) net from (
      select n.vat_rate, n.net_ore from order_line n join o on n.estate_id = o.estate_id and n.project_id = o.project_id and n.order_id = o.id where n.id <> $7
      union all select vat_rate, net_ore from l) every_line group by vat_rate),
  summed as (
    update project_order t set net_ore = s.net, vat_ore = s.vat, version = t.version + 1, updated_at = now()
    from l, (select sum(net) net, sum(round(net * vat_rate / 100.0)) vat from rates) s where t.id = l.order_id),
  kept as (
    insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
    select $14, $3, $15::inet, $16, 'saveOrderLine', estate_id, id, 'done', '{quantityMilli,netOre}' from l)
  select row_to_json(v)::text answer from l cross join lateral (select ${lineCells}) v`
