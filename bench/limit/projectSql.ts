import { projectRights } from '../../schema/access/projectRights.ts'
import nb from '../../schema/projects/controlNames/nb.json' with { type: 'json' }
import { account } from './sql.ts'

export const moment = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What each standing may do, by whether the project is closed. */
export const rightsInProjects = JSON.stringify({
  manager: projectRights('manager', { isCompleted: false }),
  owner: projectRights('owner', { isCompleted: false }),
  participant: projectRights('participant', { isCompleted: false }),
  'closed manager': projectRights('manager', { isCompleted: true }),
  'closed owner': projectRights('owner', { isCompleted: true }),
  'closed participant': projectRights('participant', { isCompleted: true }),
})
/** What the catalogue calls areas and points. */
export const controlNames = JSON.stringify({ area: nb.area, point: nb.point })

export const standing = (company: string) => `left join estate_owner w on w.estate_id = p.estate_id and w.account_id = $3
  cross join lateral (select case when p.company_id = ${company}::uuid then 'manager'
    when exists (select from project_participant t join subcontractor b on b.id = t.subcontractor_id
      where t.project_id = p.id and t.role <> 'Owner' and b.company_id = ${company}::uuid) then 'participant'
    when w.id is not null then 'owner' end standing) k`

/** Orders that a firm was called in for, or made: of the company. */
export const isFirms = (company: string) => `(o.made_by_company_id = ${company}::uuid
  or exists (select from subcontractor b where b.id = o.subcontractor_id and b.company_id = ${company}::uuid))`
/** What one is to its project shows an order. */
export const seesOrder = (company: string) => `case k.standing when 'manager' then true when 'participant' then ${isFirms(company)}
  when 'owner' then o.side = 'owner' or o.released_at is not null end`

/** $5 the project, $6 the company that they administer; `k` what they are to it. */
export const onProject = (answer: string) => `select x.answer from ${account} left join lateral (
    select (${answer})::text answer from project p ${standing('$6')} where p.id = $5 and k.standing is not null) x on true`

export const isNew = `o.moved_by_account_id is distinct from $3
  and o.moved_at > coalesce((select n.seen_at from order_seen n where n.account_id = $3 and n.order_id = o.id), '-infinity')`

/** Of areas of the project `p`: `more` about its points. */
export const pointsOf = (area: string, more = '') =>
  `(select count(*) from control_point c where c.estate_id = p.estate_id and c.project_id = p.id and c.control_area_id = ${area} and not c.is_disabled${more})`
export const pointCount = (
  more = '',
) => `(select count(*) from control_point c where c.estate_id = p.estate_id and c.project_id = p.id and not c.is_disabled${more}
    and not exists (select from control_area a where a.id = c.control_area_id and a.is_disabled))`

/** Of somebody in a company their own name. */
export const personOf = (id: string) => `(select case when n.company_id is null then n.name
    else coalesce((select u.name from app_user u where u.id = n.user_id and u.deleted_at is null), n.name) end from account n where n.id = ${id})`
