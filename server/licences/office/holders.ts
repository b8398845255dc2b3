import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { writtenAt } from '#server/kernel/days.ts'
import { partOf } from '#server/kernel/partOf.ts'

const most = 20

const holderOf = (column: 'account_id' | 'company_id', id: string) => `
  (select coalesce(json_agg(json_build_object('id', id, 'type', plan, 'validFrom', ${writtenAt('since')}, 'validTo', ${writtenAt('until')}) order by until), '[]')
    from (select min(id::text) id, plan, min(valid_from) since, max(valid_to) until from licence where ${column} = ${id} and valid_to > now() and valid_to > valid_from group by plan) h) holds,
  (select coalesce(json_agg(json_build_object('id', x.id, 'change', x.change, 'type', x.plan, 'validTo', ${writtenAt('x.valid_to')}, 'reason', x.reason,
      'by', x.name, 'at', ${writtenAt('x.created_at')}) order by x.id desc), '[]')
    from (select j.*, u.name from licence_adjustment j left join app_user u on u.id = j.made_by where j.${column} = ${id} order by j.id desc limit 10) x) adjustments`
const customers = `select a.id, a.account_type "accountType", a.name, u.email::text identifier, ${holderOf('account_id', 'a.id')}
  from app_user u join account a on a.user_id = u.id and a.account_type = 'customer'`
const companies = `select c.id, 'company' "accountType", c.name, c.organization_number::text identifier, ${holderOf('company_id', 'c.id')} from company c`
const search =
  ofEverybody(`(${customers} where folded(u.first_name || ' ' || u.last_name || ' ' || u.email::text) like folded($1) order by a.name, a.id limit ${most + 1})
  union all (${companies} where folded(c.name || ' ' || c.organization_number) like folded($1) order by c.name, c.id limit ${most + 1})`)
const toldHolder = {
  account: ofEverybody(`${customers} where a.id = $1`),
  company: ofEverybody(`${companies} where c.id = $1`),
}
const kindOf = ofEverybody(
  `select 'account' kind from account where id = $1 and account_type = 'customer' union all select 'company' from company where id = $1`,
)

/** Whose licence it is: a customer's account, or a company. */
export interface LicenceHolder {
  kind: 'account' | 'company'
  id: string
}

export async function holdersNamed(grant: SystemGrant, searchValue: string) {
  const holders = await grant.query(search, partOf(searchValue))
  return { holders: holders.slice(0, most), hasMore: holders.length > most }
}

export async function holderWith(grant: SystemGrant, id: string): Promise<LicenceHolder | undefined> {
  const [row] = await grant.query<Pick<LicenceHolder, 'kind'>>(kindOf, id)
  return row && { kind: row.kind, id }
}

/** With what is held, and what was changed by hand. */
export async function toldAs(grant: SystemGrant, { kind, id }: LicenceHolder) {
  const [holder] = await grant.query(toldHolder[kind], id)
  return holder
}
