import type { InferType } from 'yup'
import { type controlTemplateForm, mostTemplates } from '#schema/projects/controlTemplates.input.ts'
import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { ofCompany } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import { ControlTemplate, ControlTemplateArea } from './controlTemplate.entity.ts'

type Sent = InferType<typeof controlTemplateForm>

/** Nothing refers to an area or a point of a template: they are written anew. */
const writeAreas = ofCompany(`with wanted as (
    select new_id() id, w.* from rows from (jsonb_to_recordset($3::jsonb) as (name text, points jsonb)) with ordinality as w(name, points, place)
  ), t as (
    select company_id, id from company_control_template where company_id = $1 and id = $2
  ), areas as (
    insert into company_control_area (id, company_id, template_id, name, sort_order)
    select w.id, t.company_id, t.id, w.name, w.place from wanted w cross join t
  )
  insert into company_control_point (company_id, template_id, area_id, name, help_text, wanted_picture, sort_order)
  select t.company_id, t.id, w.id, p.name, p.help_text, p.wanted_picture, p.place from wanted w cross join t
    cross join lateral rows from (jsonb_to_recordset(w.points) as (name text, "helpText" text, "wantedPicture" text))
      with ordinality as p(name, help_text, wanted_picture, place)`)

const valuesOf = ({ name, work = null, trade = null }: Sent) => ({ name, work, trade })
const write = (grant: CompanyGrant, id: string, areas: Sent['areas']) => grant.query(writeAreas, id, JSON.stringify(areas))

export async function addTemplate(grant: CompanyGrant, sent: Sent) {
  const templates = grant.rows(ControlTemplate)
  if ((await templates.countAlone()) >= mostTemplates) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  const written = await templates.add(valuesOf(sent))
  await write(grant, written.id, sent.areas)
  return written
}

export async function changeTemplate(grant: CompanyGrant, sent: Sent & { id: string; version?: number | null | undefined }) {
  const templates = grant.rows(ControlTemplate)
  const before = await templates.asSeen(sent.id, sent.version)
  await grant.rows(ControlTemplateArea).removeWhere({ templateId: before.id })
  await write(grant, before.id, sent.areas)
  return templates.change(before, valuesOf(sent))
}
