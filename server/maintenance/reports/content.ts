import type { ReportContent, ReportedFinding, ReportedFund, ReportedShare } from '#schema/maintenance/reportContent.ts'
import type { EstateDoor } from '#server/access/estateDoor.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { accountNamed } from '#server/accounts/people/accountNames.offer.ts'
import { today } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'
import { ForecastScenario } from '../forecast/scenario.entity.ts'
import { dearest, findings, fromYearToYear, fund, lately, parts, planned, shares } from './contentSql.ts'

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
  const [found] = await door.query<Head>(head, id)
  const { buildingIds, scenarioId, ...told } = there(found)
  const { fromYear, toYear } = told.report
  const [tasks] = await door.query<ReportContent['tasks']>(planned, buildingIds)
  const [done] = await door.query<Pick<ReportContent, 'done' | 'doneCount'>>(lately, buildingIds)
  return {
    language,
    ...told,
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
