import en from '#schema/projects/controlNames/en.json' with { type: 'json' }
import nb from '#schema/projects/controlNames/nb.json' with { type: 'json' }
import type { HandoverArea, HandoverContent, HandoverDeviation, HandoverPaper, HandoverPoint } from '#schema/projects/handover.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import { personNamed, personOf } from '#server/accounts/people/accountNames.offer.ts'
import { writtenAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { missingPapers } from '../owedPapers/meter.ts'

const fileWith = (more: string) =>
  `json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'sha256', encode(f.sha256, 'hex')${more && `, ${more}`})`
const file = fileWith('')

const whole = ofEverybody(`select
    json_build_object('id', p.id, 'name', p.name, 'number', p.project_number, 'type', p.type, 'startDate', p.start_date, 'endDate', p.end_date,
      'closedAt', ${writtenAt('p.closed_at')}, 'closeReason', p.close_reason, 'reopenings', coalesce((select json_agg(json_build_object('closedAt', ${writtenAt('x.closed_at')},
        'reopenedAt', ${writtenAt('x.created_at')}, 'reopenedBy', x.reopened_by_name, 'reason', x.reason) order by x.id)
        from project_reopening x where x.project_id = p.id), '[]'),
      'description', p.description, 'customer', p.customer_name,
      'picture', (select ${file} from file f where f.id = coalesce(p.image_file_id, e.image_file_id))) project,
    json_build_object('addressLine1', e.address_line1, 'addressLine2', e.address_line2, 'owners', array(select a.name from ${ownersOn('e.id')} o
      join account a on a.id = o.account_id order by a.name),
      'cadastre', case when e.gnr is not null then json_build_object('municipalityNumber', e.municipality_no, 'gnr', e.gnr, 'bnr', e.bnr,
        'fnr', e.fnr, 'snr', e.snr) end) estate,
    json_build_object('name', p.company_name, 'organizationNumber', c.organization_number,
      'logo', (select ${file} from file f where f.id = c.logo_file_id)) company,
    coalesce((select json_agg(json_build_object('role', case when t.role = 'Subcontractor' and t.account_id is not null then 'Colleague' else t.role end, 'name', coalesce(${personOf('a')}, s.contact_name, s.name), 'company', coalesce(s.name, p.company_name))
      order by t.role, t.id) from project_participant t left join account a on a.id = t.account_id left join subcontractor s on s.id = t.subcontractor_id
      where t.project_id = p.id and t.role <> 'Owner'), '[]') participants,
    coalesce((select json_agg(json_build_object('kind', d.kind, 'dueDate', d.due_date) order by d.due_date) from project_deadline d where d.project_id = p.id), '[]') deadlines,
    coalesce((select json_agg(json_build_object('number', o.number, 'title', o.title, 'approvedBy', coalesce(x.account_name, ''),
      'approvedAt', ${writtenAt('x.approved_at')}, 'grossOre', x.gross_ore, 'paper', case when f.id is not null then ${file} end) order by o.number)
      from project_order o join order_approval x on x.id = o.id left join file f on f.id = x.file_id where o.project_id = p.id), '[]') orders
  from project p join estate e on e.id = p.estate_id left join company c on c.id = p.company_id where p.id = $1`)

interface Coded {
  code: string | null
  own: string | null
}
const points = ofEverybody(`select a.id "areaId", a.code "areaCode", a.name "areaName", a.party_name party, a.is_disabled "areaDisabled",
    ${writtenAt('a.completed_at')} "areaCompletedAt", coalesce(a.completed_by_name, ${personNamed('a.completed_by_account_id')}) "areaCompletedBy",
    c.id "pointId", c.code, c.name own, c.is_disabled "isDisabled", c.comment, c.despite, ${writtenAt('c.completed_at')} "completedAt",
    coalesce(c.completed_by_name, ${personNamed('c.completed_by_account_id')}) "completedBy",
    ${writtenAt('c.verified_at')} "verifiedAt", coalesce(c.verified_by_name, ${personNamed('c.verified_by_account_id')}) "verifiedBy",
    coalesce((select json_agg(${file} order by x.id) from control_point_file x join file f on f.id = x.file_id where x.control_point_id = c.id), '[]') files
  from control_area a left join control_point c on c.project_id = a.project_id and c.control_area_id = a.id
  where a.project_id = $1 order by a.sort_order, a.id, c.sort_order, c.id`)
type PointRow = Coded &
  Omit<HandoverPoint, 'name'> & {
    areaId: string
    areaCode: string | null
    areaName: string | null
    party: string | null
    areaDisabled: boolean
    areaCompletedAt: string | null
    areaCompletedBy: string | null
    pointId: string | null
  }

const deviations = ofEverybody(`select d.number, d.control_area_id "areaId", d.control_point_id "pointId",
    coalesce((select x.custom_name from project_document x where x.id = d.document_id), (select r.name from room r where r.id = d.room_id)) about,
    d.text, d.status, ${writtenAt('d.created_at')} "raisedAt", coalesce(d.raised_by_name, (select ${personOf('n')} from account n
    where n.id = d.raised_by_account_id)) "raisedBy", ${writtenAt('d.mended_at')} "mendedAt", coalesce(d.mended_by_name, (select ${personOf('n')} from account n
    where n.id = d.mended_by_account_id)) "mendedBy", d.answer,
    coalesce((select json_agg(${fileWith(`'side', x.side`)} order by x.side desc, x.id) from project_deviation_file x join file f on f.id = x.file_id where x.deviation_id = d.id), '[]') files
  from project_deviation d where d.project_id = $1 order by d.id`)
const papers = ofEverybody(`select d.list, d.document_type "documentType", d.custom_name name, ${writtenAt('d.updated_at')} "addedAt",
    coalesce(d.added_by_name, ${personNamed('d.added_by_account_id')}) "addedBy", ${file} file
  from project_document d join file f on f.id = d.file_id where d.project_id = $1 and d.list <> 'common' order by d.list, d.document_type, d.id`)

type DeviationRow = Omit<HandoverDeviation, 'place'> & { areaId: string | null; pointId: string | null }

type Names = Readonly<Record<'area' | 'point', Readonly<Record<string, string>>>>
const names: Readonly<Record<'nb' | 'en', Names>> = { nb, en }

/** All that a book tells of a project, in its language. */
export async function gather(care: Pick<Caretaker, 'query'>, projectId: string, language: 'nb' | 'en'): Promise<HandoverContent> {
  const called = (kind: 'area' | 'point', { code, own }: Coded) => own ?? names[language][kind][code ?? ''] ?? code ?? ''
  const [row] = await care.query<Omit<HandoverContent, 'language' | 'areas' | 'deviations' | 'papers'>>(whole, projectId)
  const areas = new Map<string, HandoverArea>()
  /** Where in the book each area and each point stands. */
  const placed = new Map<string, HandoverDeviation['place']>()
  for (const row of await care.query<PointRow>(points, projectId)) {
    const { areaId, areaCode, areaName, party, areaDisabled, areaCompletedAt, areaCompletedBy, pointId, code, own, ...point } = row
    const area = areas.get(areaId) ?? {
      name: called('area', { code: areaCode, own: areaName }),
      party,
      isDisabled: areaDisabled,
      completedAt: areaCompletedAt,
      completedBy: areaCompletedBy,
      points: [],
    }
    areas.set(areaId, area)
    const at = placed.get(areaId)?.area ?? areas.size - 1
    placed.set(areaId, { area: at, point: null })
    if (pointId) placed.set(pointId, { area: at, point: area.points.push({ name: called('point', { code, own }), ...point }) - 1 })
  }
  return {
    language,
    ...there(row),
    areas: [...areas.values()],
    deviations: (await care.query<DeviationRow>(deviations, projectId)).map(({ areaId, pointId, ...deviation }) => ({
      ...deviation,
      place: placed.get(pointId ?? areaId ?? '') ?? null,
    })),
    papers: await care.query<HandoverPaper>(papers, projectId),
    missingPapers: await missingPapers(care, projectId, language),
  }
}
