import type { ProjectRight } from '#schema/access/projectRights.ts'
import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import { accountId, isForPart } from '#server/access/guards.ts'
import { doersOf, orderColumns, seesOrder, seesPrices } from '#server/access/orderStanding.ts'
import { mayIn } from '#server/access/projectStanding.ts'
import { whoAsks } from '#server/access/somebody.ts'
import { isOwnPart } from '#server/access/standing.ts'
import { personWith } from '#server/accounts/people/accountNames.offer.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import { today } from '#server/kernel/days.ts'
import { raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { Language } from '#server/kernel/texts.ts'
import { called } from '../controlAreas/controlNames.ts'
import { awaitsViewer } from '../deviations/deviationFacts.ts'
import { paperName } from '../owedPapers/paperNames.ts'

/** Of `seen`, the projects that go on, with what they are to whoever asks. */
const row = { id: sql`p.id`, estateId: sql`p.estate_id`, companyId: sql`p.company_id`, closedAt: sql`p.closed_at` }
const may = (right: ProjectRight) => mayIn(right, row, { projectStanding: sql`p.standing` })
const from = { standing: sql`p.standing`, runBy: sql`p.company_id` }
const isManager = sql`p.standing = 'manager'`
const inProject = sql`p.estate_id, p.id, null::uuid, null::uuid`
const of = (table: Sql, as = 'x') => sql`seen p join ${table} on ${raw(as)}.estate_id = p.estate_id and ${raw(as)}.project_id = p.id`

/** Of the one table of the way of an order, what nobody else can go on before. */
const orders = sql`select case o.status when 'readyForCustomer' then 'orderToAnswer' when 'open' then 'orderToRelease' else 'orderToChange' end, o.id, o.title,
    p.name, case o.status when 'readyForCustomer' then p.company_name else o.made_by_name end,
    case o.status when 'readyForCustomer' then coalesce(o.valid_until, o.due_date) end, o.moved_at,
    case when ${seesPrices(from, orderColumns)} then nullif(o.net_ore + o.vat_ore, 0) end, 1, ${inProject}
  from seen p join project_order o on o.estate_id = p.estate_id and o.project_id = p.id and o.status <> 'approvedByCustomer' and ${seesOrder(from, orderColumns)}
  where ${may('create orders')} and case o.status when 'readyForCustomer' then 'owner' when 'rejectedByPmOrSc' then 'maker' else 'manager' end = any(${doersOf(from, orderColumns)})
    and not exists (select from order_quotation q where q.order_id = o.id and q.status in ('asked', 'given'))`

/** Whoever leads a project compares what came once somebody has answered. */
const comparable = sql`select 'quotationsToCompare', o.id, o.title, p.name, string_agg(x.firm_name, ', ' order by x.answered_at), min(x.valid_until),
    max(x.answered_at), null::bigint, count(*)::int, ${inProject}
  from ${of(sql`order_quotation x`)} and x.status = 'given' join project_order o on o.id = x.order_id and o.status in ('open', 'rejectedByCustomer')
  where ${isManager} group by o.id, o.title, p.name, p.estate_id, p.id`

/** A firm is asked whether or not the project is there for it. */
const askedOf = sql`select 'quotationToGive', q.id, o.title, p.name, p.company_name, q.answer_by, q.asked_at, null::bigint, 1, ${inProject}
  from subcontractor c join order_quotation q on q.subcontractor_id = c.id and q.status = 'asked'
    join project_order o on o.id = q.order_id join project p on p.id = q.project_id and p.closed_at is null
  where c.company_id = ${whoAsks.employerId}::uuid`

const deviation = {
  status: sql`x.status`,
  raisedByAccountId: sql`x.raised_by_account_id`,
  responsibleId: sql`x.responsible_id`,
}
/** The name is kept for when the account is gone. */
const whoever = (did: 'mended' | 'raised') =>
  sql`coalesce((select a.name from account a where a.id = x.${raw(did)}_by_account_id), x.${raw(did)}_by_name)`
const deviations = sql`select case x.status when 'mended' then 'deviationToConfirm' else 'deviationToMend' end, x.id, x.text, p.name,
    case x.status when 'mended' then ${whoever('mended')} else ${whoever('raised')} end, case x.status when 'mended' then null else x.due_date end,
    coalesce(x.mended_at, x.created_at), null::bigint, 1, ${inProject}
  from ${of(sql`project_deviation x`)} where ${may('raise deviations')} and ${awaitsViewer(deviation)}`

/** The title is the code of the paper: what it is called depends on the language. */
const papers = sql`select case when ${isManager} then 'paperToChase' else 'paperToDeliver' end, x.id, x.code, p.name, case when ${isManager} then x.name else p.company_name end,
    x.needed_by, x.created_at, null::bigint, 1, ${inProject}
  from ${of(sql`paper_request x`)} and x.revoked_at is null and x.delivered_at is null and x.expires_at > now()
  where case when ${isManager} then x.needed_by < ${raw(today)} else ${may('update documents')} and ${isOwnPart(sql`x.participant_id`)} end`

const ended = sql`select 'projectToComplete', p.id, p.name, null, null, p.end_date, null::timestamptz, null::bigint, 1, ${inProject}
  from seen p where ${isManager} and p.end_date < ${raw(today)}`

/** Four eyes see more than two: what somebody has finished waits for whoever leads the project, and is not theirs. */
const areaName = called('area')({ code: sql`a.code`, name: sql`a.name` })
const points = sql`select 'pointsToVerify', a.id, ${areaName}, p.name,
    string_agg(distinct coalesce(x.completed_by_name, ${personWith(sql`x.completed_by_account_id`)}), ', '), null::date, min(x.completed_at), null::bigint,
    count(*)::int, ${inProject}
  from ${of(sql`control_area a`, 'a')} and not a.is_disabled join project r on r.id = p.id and r.needs_verification
    join control_point x on x.estate_id = a.estate_id and x.project_id = a.project_id and x.control_area_id = a.id
      and x.completed_at is not null and x.verified_at is null and not x.is_disabled and x.completed_by_account_id is distinct from ${accountId}
  where ${isManager} and ${may('update control-areas')} group by a.id, a.code, a.name, p.name, p.estate_id, p.id`

const feature = 'projectManagement'
export const ordersWait: Waits = { matters: [orders, comparable, askedOf], feature, holds: isForPart('orders') }
const titled = (code: string, language: Language) => paperName(code as OwedPaperCode, language)
export const projectsWait: Waits = {
  matters: [deviations, points, papers, ended],
  feature,
  holds: isForPart('projects'),
  titles: { paperToChase: titled, paperToDeliver: titled },
}
