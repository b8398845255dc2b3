import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { personOf } from '../people/personOf.ts'

const most = 50

const involved = ofProject(`(select t.role, coalesce(${personOf('a')}, s.contact_name, s.name) "name", coalesce(c.name, s.name) company,
      coalesce(t.account_id = $3 or s.company_id = $4, false) "isMe"
    from project_participant t left join account a on a.id = t.account_id left join company c on c.id = a.company_id
      left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = $1 and t.estate_id = $2 order by t.role, 2, t.id limit ${most})
  union all
  (select 'Owner', a.name, null, o.account_id = $3 from estate_owner o join account a on a.id = o.account_id
    where o.estate_id = $2 order by a.name, a.id limit ${most})`)

interface Involved {
  role: 'ProjectManager' | 'Subcontractor' | 'Owner'
  name: string
  company: string | null
  isMe: boolean
}

/** The caller's own part in a project, and everybody's. Whoever administers the company that runs it manages it, named or not. */
export async function involvementIn(grant: ProjectGrant) {
  const { accountId, companyId } = grant.viewer
  const everybody = await grant.query<Involved>(involved, grant.estateId, accountId, companyId)
  const own = everybody.filter(({ isMe }) => isMe).map(({ role }) => role)
  return {
    roles: [...new Set([...(grant.standing === 'manager' ? (['ProjectManager'] as const) : []), ...own])],
    participants: everybody.map(({ role, name, company }) => ({ role, name, company })),
  }
}
