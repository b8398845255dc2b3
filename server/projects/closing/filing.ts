import { ofEstate, ofProject } from '#server/access/heldSql.ts'
import { filedSection, type ProjectGrant } from '#server/access/projectGrant.ts'
import { personNamed, personOf } from '#server/accounts/people/accountNames.offer.ts'
import { today } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'

/** Those who signed keep their names on it, whatever becomes of their accounts. */
const names = [
  ofProject(
    `update control_area x set completed_by_name = ${personOf('a')} from account a where x.project_id = $1 and a.id = x.completed_by_account_id`,
  ),
  ofProject(`update control_point x set completed_by_name = ${personNamed('x.completed_by_account_id')},
    verified_by_name = ${personNamed('x.verified_by_account_id')}
    where x.project_id = $1 and num_nonnulls(x.completed_by_account_id, x.verified_by_account_id) > 0`),
  ofProject(
    `update project_document x set added_by_name = ${personOf('a')} from account a where x.project_id = $1 and a.id = x.added_by_account_id`,
  ),
  ofProject(`update project_deviation x set raised_by_name = ${personNamed('x.raised_by_account_id')},
    mended_by_name = ${personNamed('x.mended_by_account_id')} where x.project_id = $1`),
]

const delivered = `project_document d where d.estate_id = $1 and d.project_id = $2 and d.list = 'delivery'`
/** Read from now on by whoever reads the renovations of the estate, beside those who see the project. */
const refile = ofEstate(
  `update file set section = '${filedSection}' where estate_id = $1 and project_id = $2 and id in (select d.file_id from ${delivered})`,
)

/**
 * Who did it in which trade, and what it has cost: what was planned, and what was agreed on top of that. Of a project that
 * was closed before, what its owner has made of it since stays.
 */
const write = ofEstate(`insert into renovation (estate_id, project_id, kind, title, year, description, trades, companies, cost_ore)
  select $1, p.id, 'professional', p.name, extract(year from ${today})::int, p.description,
    array(select b.trade from project_budget_line b where b.estate_id = $1 and b.project_id = p.id
      union select o.trade from project_order o where o.estate_id = $1 and o.project_id = p.id and o.status = 'approvedByCustomer' and o.trade is not null
      union select s.trade from project_participant t join subcontractor s on s.id = t.subcontractor_id where t.estate_id = $1 and t.project_id = p.id),
    (array[p.company_name] || array(select distinct s.name from project_participant t join subcontractor s on s.id = t.subcontractor_id
      where t.estate_id = $1 and t.project_id = p.id and s.name <> p.company_name order by s.name))[1:20],
    nullif(coalesce((select sum(b.amount_ore) from project_budget_line b where b.estate_id = $1 and b.project_id = p.id), 0)
      + coalesce((select sum(o.net_ore) from project_order o where o.estate_id = $1 and o.project_id = p.id and o.status = 'approvedByCustomer'), 0), 0)
  from project p where p.estate_id = $1 and p.id = $2
  on conflict (estate_id, project_id) where project_id is not null do update set year = excluded.year, trades = excluded.trades,
    companies = excluded.companies, cost_ore = excluded.cost_ore, version = renovation.version + 1, updated_at = now() returning id`)
const fileTexts = ofEstate(`update file_text x set section = '${filedSection}', kind = 'renovation', record_id = $3 where x.estate_id = $1
  and x.file_id in (select d.file_id from ${delivered})`)
const hand = ofEstate(`insert into renovation_document (estate_id, renovation_id, document_type, custom_name, file_id)
  select $1, $3, case d.document_type when 'contract' then 'contract' else 'otherDocument' end, d.custom_name, d.file_id from ${delivered}
  and not exists (select from renovation_document x where x.estate_id = $1 and x.renovation_id = $3 and x.file_id = d.file_id)
  order by d.document_type, d.id`)

/** What was done becomes the estate's own: its papers, a renovation of it, and the names of those who signed. */
export async function fileProject(grant: ProjectGrant) {
  for (const statement of names) await grant.query(statement)
  await grant.query(refile, grant.projectId)
  const [renovation] = await grant.query<{ id: string }>(write, grant.projectId)
  await grant.query(fileTexts, grant.projectId, there(renovation).id)
  await grant.query(hand, grant.projectId, there(renovation).id)
}
