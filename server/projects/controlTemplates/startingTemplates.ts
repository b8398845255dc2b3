import type { Door } from '#server/access/door.ts'
import { ofCompany, ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { invalid } from '#server/kernel/errors.ts'
import { refuseMoreAreas } from '../controlAreas/startingAreas.ts'

interface Taken {
  id: string
  areas: readonly object[]
}

const areasOf = ofCompany(`select t.id, coalesce((
    select json_agg(json_build_object('name', a.name, 'points', coalesce((
        select json_agg(json_build_object('name', p.name, 'helpText', p.help_text, 'wantedPicture', p.wanted_picture) order by p.sort_order)
        from company_control_point p where p.company_id = a.company_id and p.template_id = a.template_id and p.area_id = a.id), '[]')) order by a.sort_order)
    from company_control_area a where a.company_id = t.company_id and a.template_id = t.id), '[]') areas
  from company_control_template t where t.company_id = $1 and t.id = any($2::uuid[])`)

/** Written into the project, so that it keeps them whatever becomes of the template. */
const copy = ofProject(`with wanted as (
    select new_id() id, w.* from rows from (jsonb_to_recordset($3::jsonb) as (name text, points jsonb)) with ordinality as w(name, points, place)
  ), last as (
    select coalesce(max(sort_order), 0) place from control_area where project_id = $1 and estate_id = $2
  ), added as (
    insert into control_area (id, estate_id, project_id, name, sort_order)
    select w.id, $2, $1, w.name, last.place + w.place from wanted w cross join last
  )
  insert into control_point (estate_id, project_id, control_area_id, name, help_text, wanted_picture, sort_order)
  select $2, $1, w.id, p.name, p.help_text, p.wanted_picture, p.place from wanted w
    cross join lateral rows from (jsonb_to_recordset(w.points) as (name text, "helpText" text, "wantedPicture" text))
      with ordinality as p(name, help_text, wanted_picture, place)`)

/** What the templates say is looked at, one after the other as they were chosen. */
export async function seedTemplates(keeper: Door<'company'>, project: ProjectGrant, templateIds: readonly string[]) {
  const chosen = [...new Set(templateIds)]
  const areasOfTemplate = new Map((await keeper.query<Taken>(areasOf, chosen)).map(({ id, areas }) => [id, areas]))
  if (areasOfTemplate.size < chosen.length) throw invalid('templateIds', 'notValid')
  const areas = chosen.flatMap((id) => areasOfTemplate.get(id)!)
  await refuseMoreAreas(project, areas.length)
  await project.query(copy, project.estateId, JSON.stringify(areas))
}
