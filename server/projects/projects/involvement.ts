import { ofProject } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { personOf } from '#server/accounts/people/accountNames.offer.ts'
import { there } from '#server/kernel/errors.ts'

const most = 50

const involved = ofProject(`(select t.role, coalesce(${personOf('a')}, s.contact_name, s.name) "name", coalesce(c.name, s.name) company,
      coalesce(t.account_id = $3 or s.company_id = $4, false) "isMe"
    from project_participant t left join account a on a.id = t.account_id left join company c on c.id = a.company_id
      left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = $1 and t.estate_id = $2 and t.role <> 'Owner' order by t.role, 2, t.id limit ${most})
  union all
  (select 'Owner', a.name, null, o.account_id = $3 from ${ownersOn('$2')} o join account a on a.id = o.account_id
    order by a.name, a.id limit ${most})`)

/** Whom it is done for stands there by name, with an account or without one. */
const customer = ofProject('select p.customer_name "name" from project p where p.id = $1')

interface Involved {
  role: 'ProjectManager' | 'Subcontractor' | 'Owner'
  name: string
  company: string | null
  isMe: boolean
}

const facts = ({ role, name, company }: Involved) => ({ role, name, company })

/** The caller's own part in a project, and everybody's. Whoever administers the company that runs it manages it, named or not. */
export async function involvementIn(grant: ProjectGrant) {
  const { accountId, companyId } = grant.viewer
  const everybody = await grant.query<Involved>(involved, grant.estateId, accountId, companyId)
  const own = everybody.filter(({ isMe }) => isMe).map(({ role }) => role)
  const [doneFor] = await grant.query<{ name: string }>(customer)
  const those = (wanted: Involved['role']) => everybody.filter(({ role }) => role === wanted)
  return {
    roles: [...new Set([...(grant.standing === 'manager' ? (['ProjectManager'] as const) : []), ...own])],
    participants: everybody.map(facts),
    people: [
      { role: 'Customer', name: there(doneFor).name, company: null },
      ...those('Owner').map(facts),
      ...those('Subcontractor').map(facts),
    ],
  }
}
