import type { ReportContent, ReportedFinding, ReportedFund, ReportedShare } from '#schema/maintenance/reportContent.ts'
import type { EstateDoor } from '#server/access/estateDoor.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { accountNamed } from '#server/accounts/people/accountNames.offer.ts'
import { dayAt, today } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'
import { money } from '../forecast/counted.ts'
import { divided } from '../forecast/divided.ts'
import { ForecastScenario } from '../forecast/scenario.entity.ts'
import { overdue } from '../tasks/overdue.ts'

const head = ofEstate(`select json_build_object('title', r.title, 'reportType', r.report_type, 'fromYear', r.from_year, 'toYear', r.to_year,
    'summary', r.summary, 'condition', r.condition, 'proposals', r.proposals, 'economy', r.economy,
    'imageFileId', coalesce(r.image_file_id, e.image_file_id), 'author', ${accountNamed('r.author_account_id')}) report,
  json_build_object('addressLine1', e.address_line1, 'addressLine2', e.address_line2, 'organizationNumber', e.organization_number) estate,
  (select coalesce(json_agg(json_build_object('name', b.name, 'builtYear', b.built_year, 'grossAreaM2', b.gross_area_m2) order by b.name, b.id), '[]')
    from building b where b.estate_id = e.id and b.in_plan and (cardinality(r.building_ids) = 0 or b.id = any(r.building_ids))) buildings,
  (select coalesce(json_agg(json_build_object('customName', d.custom_name, 'name', f.name, 'sha256', encode(f.sha256, 'hex')) order by d.id), '[]')
    from maintenance_report_document d join file f on f.id = d.file_id and f.estate_id = d.estate_id where d.estate_id = e.id and d.report_id = r.id) papers,
  r.building_ids "buildingIds", r.scenario_id "scenarioId", ${today}::text "day"
  from maintenance_report r join estate e on e.id = r.estate_id where r.estate_id = $1 and r.id = $2`)

/** `$2` are the buildings that the report is about; none for all that are in the plan. */
const isMeant = (row: string) => `(cardinality($2::uuid[]) = 0 or ${row}.building_id = any($2::uuid[]))`
const mostWorks = 60
const mostDone = 20
const mostFindings = 12

/** The worst first. */
const parts =
  ofEstate(`select p.code, p.name, b.name "buildingName", p.condition_grade "conditionGrade", p.consequence_grade "consequenceGrade",
    p.remaining_life_years "remainingLifeYears", p.inspected_on::text "inspectedOn", p.description, p.cause, p.consequence,
    p.cost_estimate_ore::float8 "costOre"
  from building_part p join building b on b.estate_id = p.estate_id and b.id = p.building_id and b.in_plan
  where p.estate_id = $1 and ${isMeant('p')}
  order by array_position(array['TG3', 'TG2', 'TGIU', 'TG1', 'TG0'], p.condition_grade), b.name, p.code, p.id`)

/** What was checked and not in order, the latest first. */
const findings = ofEstate(`select c.name, b.name "buildingName", c.comment, ${dayAt('c.completed_at')}::text "day",
    (select f.id from estate_control_point_file x join file f on f.estate_id = x.estate_id and f.id = x.file_id and f.type in ('image/jpeg', 'image/png')
      where x.estate_id = $1 and x.control_point_id = c.id order by x.id limit 1) "pictureId",
    t.title task, t.next_date::text "taskDay", t.estimated_cost_ore::float8 "costOre"
  from estate_control_point c join building b on b.estate_id = c.estate_id and b.id = c.building_id and b.in_plan
    left join maintenance_task t on t.estate_id = c.estate_id and t.origin_control_point_id = c.id and t.origin_settled_at is null and t.archived_at is null
  where c.estate_id = $1 and c.result = 'notOk' and ${isMeant('c')} order by c.completed_at desc, c.id limit ${mostFindings}`)

const planned = ofEstate(`select count(*)::int count, count(*) filter (where ${overdue})::int overdue,
    count(*) filter (where t.estimated_cost_ore is null)::int unpriced
  from maintenance_task t where t.estate_id = $1 and t.archived_at is null and ${isMeant('t')}`)

/** Each time from the first of January of year `$3` to the end of year `$4`; one that was moved counts where it was moved to. */
const times = `select t.id, t.title, b.name "buildingName", t.estimated_cost_ore ore, extract(year from coalesce(o.moved_to, due))::int "year"
  from maintenance_task t join building b on b.estate_id = t.estate_id and b.id = t.building_id
    cross join lateral maintenance_days(t.counted_from, t.period, t.every, t.end_date,
      greatest(t.open_from, t.done_through + 1, make_date($3::int, 1, 1)), make_date($4::int, 12, 31)) due
    left join maintenance_occurrence o on o.estate_id = t.estate_id and o.task_id = t.id and o.due_date = due
  where t.estate_id = $1 and t.archived_at is null and o.done_date is null and ${isMeant('t')}`

const fromYearToYear = ofEstate(`select y.year, count(w.id)::int times, coalesce(sum(w.ore), 0)::float8 ore
  from generate_series($3::int, $4::int) y(year) left join (${times}) w on w.year = y.year group by y.year order by y.year`)

const dearest =
  ofEstate(`select title, "buildingName", sum(ore)::float8 ore, json_agg(json_build_object('year', year, 'times', times, 'ore', ore) order by year) years
  from (select id, title, "buildingName", year, count(*)::int times, sum(ore)::float8 ore from (${times}) w
    where ore > 0 and year between $3::int and $4::int group by id, title, "buildingName", year) each_year
  group by id, title, "buildingName" order by sum(ore) desc, title, id limit ${mostWorks}`)

const wasDone = `o.estate_id = $1 and o.done_date > ${today} - 365 and ${isMeant('o')}`
const lately = ofEstate(`select (select count(*)::int from maintenance_occurrence o where ${wasDone}) "doneCount",
  (select coalesce(json_agg(d), '[]') from (select o.title, o.done_date "day", o.supplier_name by, o.actual_cost_ore::float8 ore
    from maintenance_occurrence o where ${wasDone} order by o.done_date desc, o.id limit ${mostDone}) d) done`)

/** As the forecast counts it, in those of its years that lie between `$2` and `$3`. */
const fund = ofEstate(`with ${money}
  select m.y "year", m.nominal::float8 "costOre", m.saving::float8 "savingOre", m.fund::float8 "fundOre", p.fund::float8 "proposedOre"
  from money m left join money p on p.s = $4::uuid and p.y = m.y
  where m.s = $1 and m.fund is not null and m.y between $2::int and $3::int order by m.y`)

/** What each share saves as it is, and would where `$2` were adopted. */
const shares = ofEstate(`with ${money}
  select a.name, a.numerator, a.ore::float8 "yearlyOre", b.ore::float8 "proposedOre" from (${divided('said.saving_ore')}) a
    left join (${divided('(select yearly_saving_ore from living where id = $2::uuid)')}) b on b.id = a.id
  where a.ore is not null order by a.sort_order`)

type Head = Pick<ReportContent, 'report' | 'estate' | 'buildings' | 'papers' | 'day'> & { buildingIds: string[]; scenarioId: string | null }

/** What stands in sections of its own: whoever asks for a report puts in it what they may read. */
export interface Seen {
  findings: boolean
  fund: boolean
}
export const seenBy = (grant: EstateGrant): Seen => ({
  findings: grant.may('read', 'technical-information'),
  fund: grant.may('read', 'maintenance-economy'),
})

/** What is printed, as the plan is now. */
export async function contentOf(door: EstateDoor, id: string, language: Language, seen?: Seen): Promise<ReportContent> {
  const [row] = await door.query<Head>(head, id)
  const { buildingIds, scenarioId, ...heading } = there(row)
  const { fromYear, toYear } = heading.report
  const [tasks] = await door.query<ReportContent['tasks']>(planned, buildingIds)
  const [done] = await door.query<Pick<ReportContent, 'done' | 'doneCount'>>(lately, buildingIds)
  return {
    language,
    ...heading,
    parts: await door.query(parts, buildingIds),
    ...(seen?.findings && { findings: await door.query<ReportedFinding>(findings, buildingIds) }),
    ...(seen?.fund && !buildingIds.length && (await savings(door, { fromYear, toYear, scenarioId }))),
    works: await door.query(dearest, buildingIds, fromYear, toYear),
    years: await door.query(fromYearToYear, buildingIds, fromYear, toYear),
    tasks: there(tasks),
    ...done!,
  }
}

interface Savings {
  fromYear: number
  toYear: number
  scenarioId: string | null
}

/** How far they go, with what is proposed beside it, and what that is for each share. */
async function savings(door: EstateDoor, { fromYear, toYear, scenarioId }: Savings) {
  const proposed = scenarioId ? await door.rows(ForecastScenario).one({ id: scenarioId, adoptedAt: null }) : null
  const counted = proposed ? scenarioId : null
  return {
    fund: await door.query<ReportedFund>(fund, fromYear, toYear, counted),
    ...(proposed && { proposal: { name: proposed.name } }),
    shares: await door.query<ReportedShare>(shares, counted),
  }
}
