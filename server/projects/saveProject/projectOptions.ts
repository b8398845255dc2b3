import { companyLeaders } from '#server/access/companyLeaders.ts'
import { ofCompany, ofEstate } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import type { StartingGrant } from '#server/access/startingProjects.ts'
import { personOf } from '#server/accounts/people/accountNames.offer.ts'
import { AppError } from '#server/kernel/errors.ts'

export const most = 200

const owners = ofEstate(
  `select o.account_id "accountId", a.name from ${ownersOn('$1')} o join account a on a.id = o.account_id order by a.name, a.id limit ${most}`,
)
const colleagues =
  ofCompany(`select a.id "accountId", ${personOf('a')} name, exists (select from account_role r where r.account_id = a.id and r.role = any($2)) leads
  from account a join app_user u on u.id = a.user_id
  where a.company_id = $1 and not a.is_disabled and u.deleted_at is null order by 2, a.id limit ${most}`)
const calledIn = ofCompany(
  `select id "subcontractorId", name, trade from subcontractor where owner_company_id = $1 order by name, id limit ${most}`,
)
const templates = ofCompany(`select t.id "templateId", t.name, t.work, coalesce((
    select json_agg(json_build_object('name', a.name, 'pointCount', (
        select count(*) from company_control_point p where p.company_id = a.company_id and p.template_id = a.template_id and p.area_id = a.id)) order by a.sort_order)
    from company_control_area a where a.company_id = t.company_id and a.template_id = t.id), '[]') areas
  from company_control_template t where t.company_id = $1 order by t.name, t.id limit ${most}`)

/** Who of a company and of those it calls in can take part, and what it looks at. */
export const optionsOf = async (grant: Pick<StartingGrant, 'query'>) => ({
  people: await grant.query(colleagues, companyLeaders),
  subcontractors: await grant.query(calledIn),
  templates: await grant.query(templates),
})

/** Whom a project there can be for, and who of the company that runs it and of those it calls in can take part, and what is looked at there. */
export async function optionsOn(grant: StartingGrant, estateId: string) {
  const site = await grant.site(estateId)
  if (!site) throw new AppError('entityNotFound')
  return {
    customers: await site.query(owners),
    ...(await optionsOf(grant)),
  }
}

/** The same for a project that is there, out of the company that runs it. */
export const optionsIn = async (grant: ProjectGrant) => ({
  customers: await grant.query(owners),
  ...(await optionsOf(grant)),
})
