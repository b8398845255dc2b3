import type { SupplierDoor } from '#server/access/byPaperLink.ts'
import { ofProject } from '#server/access/heldSql.ts'
import { writtenAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'
import { calledIn } from '../controlAreas/controlNames.ts'
import { requestsOf, toldPapers } from '../paperRequests/delivering.ts'

const list = (rows: string, by = 'x.id') => `coalesce((select json_agg(x order by ${by}) from (${rows}) x), '[]')`
const sorted = 'x.sort_order, x.id'
const errand = ofProject(`select p.name project, e.address_line1 address, p.company_name company, s.name firm, k.expires_at "expiresAt",
    ${list(`select q.id, q.id "quotationId", o.title, o.description, q.status, q.answer_by "answerBy", o.due_date "dueDate", q.version,
      ${writtenAt('q.answered_at')} "answeredAt", q.starts_on "startsOn", q.ends_on "endsOn", q.valid_until "validUntil", q.days_added "daysAdded", q.reservations,
      ((q.net_ore + q.vat_ore) / 100.0)::float8 gross,
      (o.status = 'open' and not exists (select from order_quotation t where t.project_id = p.id and t.order_id = o.id and t.status = 'taken')) "isOpen",
      ${list(`select l.id, l.description, (l.quantity_milli / 1000.0)::float8 quantity, l.unit, (l.unit_price_ore / 100.0)::float8 "unitPrice",
        l.vat_rate "vatRate", (l.discount_bp / 100.0)::float8 discount, (l.net_ore / 100.0)::float8 net
        from quotation_line l where l.project_id = p.id and l.quotation_id = q.id`)} lines
      from order_quotation q join project_order o on o.id = q.order_id and o.project_id = q.project_id
      where q.project_id = p.id and q.subcontractor_id = s.id`)} prices,
    ${list(
      `select a.id, a.sort_order, a.code, a.name, ${list(
        `select c.id, c.sort_order, c.code, c.name, c.help_text "helpText", c.completed_at is not null "isCompleted"
        from control_point c where c.project_id = p.id and c.control_area_id = a.id and not c.is_disabled`,
        sorted,
      )} points
      from control_area a where a.project_id = p.id and a.subcontractor_id = s.id and not a.is_disabled`,
      sorted,
    )} areas
  from supplier_link k join project p on p.id = k.project_id join estate e on e.id = k.estate_id join subcontractor s on s.id = k.subcontractor_id
  where k.project_id = $1 and k.id = $2`)

interface Named {
  code: string | null
  name: string | null
}
interface ErrandRow {
  project: string
  address: string
  company: string
  firm: string
  expiresAt: Date
  prices: { quotationId: string; status: string }[]
  areas: (Named & { points: (Named & { helpText: string | null; isCompleted: boolean })[] })[]
}

/** All that the firm is asked for in the project, and nothing else of it. */
export async function errandOf(door: SupplierDoor, language: Language) {
  const [row] = await door.query<ErrandRow>(errand, door.of.linkId)
  const { areas, ...facts } = there(row)
  const called = calledIn(language)
  return {
    ...facts,
    papers: toldPapers((await requestsOf(door)).map((request) => ({ ...request, language }))),
    areas: areas.map(({ points, ...area }) => ({
      name: called('area', area),
      points: points.map(({ helpText, isCompleted, ...point }) => ({ name: called('point', point), helpText, isCompleted })),
    })),
  }
}
