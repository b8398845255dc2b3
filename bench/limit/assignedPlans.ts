import { tradeNames } from '../../schema/companies/tradeNames.ts'
import { trades } from '../../schema/companies/trades.ts'
import { account, cursor, today } from './sql.ts'

const owners = `array(select a.name from estate_owner o join account a on a.id = o.account_id where o.estate_id = l.estate_id
  order by a.name, a.id limit 10)`
const tradesNamed = `case s.trade ${trades.map((trade) => `when '${trade}' then '${tradeNames.nb[trade]} ${tradeNames.en[trade]}'`).join(' ')} end`
/** $6 the words, what means more in a pattern escaped. */
const matches = `(e.search_text || ' ' || folded(concat_ws(' ', array_to_string(${owners}, ' '), ${tradesNamed},
    case when l.claimed_at is not null then concat_ws(' ', e.contact_name, e.contact_email) end)))
  like all (array(select '%' || folded(word) || '%' from unnest($6::text[]) word))`

const isOverdue = `t.next_date < ${today} and (
    not exists (select from maintenance_occurrence o where o.task_id = t.id and o.due_date = t.next_due_date and o.reported_date is not null)
    or exists (select from maintenance_occurrence o where o.task_id = t.id and o.due_date > coalesce(t.done_through, '-infinity')
      and o.done_date is null and o.reported_date is null and o.moved_to < ${today})
    or exists (select from maintenance_days(t.counted_from, t.period, t.every, t.end_date, greatest(t.open_from, t.done_through + 1), ${today} - 1) due
      where not exists (select from maintenance_occurrence o where o.task_id = t.id and o.due_date = due)))`

/** $5 the company, null where it may not list its plans. What is to be done is counted once for each estate of the page. */
const list = (where: string) => `select case when $5::uuid is not null then (select row_to_json(a)::text from (
    select coalesce(min(r.total), 0) "totalCount",
      coalesce(json_agg(json_build_object('cursor', r.cursor, 'node', r.node) order by r.n) filter (where r.n <= 20), '[]') edges,
      json_build_object('hasNextPage', count(*) > 20, 'endCursor', (array_agg(r.cursor order by r.n))[least(20, count(*)::int)]) "pageInfo"
    from (
      select l.total, l.n, ${cursor('l.claimed::text', 'l.address', 'l.id::text')} cursor, row_to_json(v) node
      from (
        select l.*, e.address_line1 address, e.address_line2, e.contact_name, e.contact_phone_number, s.trade, w.claimed,
          count(*) over () total, row_number() over (order by w.claimed, e.address_line1, l.id) n
        from access_link l join estate e on e.id = l.estate_id
          left join maintenance_supplier s on s.estate_id = l.estate_id and s.id = l.supplier_id
          cross join lateral (select l.claimed_at is not null claimed) w
        where l.company_id = $5 and ${where} order by n limit 21) l
      cross join lateral (
        select count(*) open, count(*) filter (where ${isOverdue}) overdue, min(t.next_date) next
        from maintenance_supplier s join maintenance_task t on t.estate_id = s.estate_id and t.supplier_id = s.id and t.archived_at is null
        where l.claimed and l.n <= 20 and s.estate_id = l.estate_id and s.company_id = $5) t
      cross join lateral (select l.id, l.estate_id "estateId", l.status, l.address "addressLine1", l.address_line2 "addressLine2", ${owners} owners,
        case when l.claimed then l.contact_name end "contactName", case when l.claimed then l.contact_phone_number end "contactPhoneNumber", l.trade,
        case when l.claimed then t.open end "openTaskCount", case when l.claimed then t.overdue end "overdueCount", t.next "nextDate",
        to_char(l.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "requestedAt") v) r) a) end answer
  from ${account}`

export const assignedPlans = list('true')
export const assignedPlanSearch = list(matches)
