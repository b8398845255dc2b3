import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'

const own = `(select id from account where user_id = $1 and id = $2)`
/** Whoever changes the people of the company waits for whoever leaves it. */
const lock =
  ofUser(`select c.id from company c join account a on a.company_id = c.id where a.user_id = $1 and a.id = $2 and a.left_at is null
  for no key update of c`)
const isLastAdmin = ofUser(`select from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin'
  where a.user_id = $1 and a.id = $2 and not a.is_disabled
    and not exists (select from account b join account_role s on s.account_id = b.id and s.role = 'Company.Admin'
      where b.company_id = a.company_id and b.id <> a.id and not b.is_disabled and b.user_id is not null)`)
/** What acts as the account ends with it; whoever is signed in chooses another one. */
const end = [
  ofUser(`delete from session where id in (select session_id from access_token where account_id = ${own})`),
  ofUser(`update session set account_id = null, version = version + 1 where account_id = ${own}`),
  ofUser(`delete from calendar_feed where account_id = ${own}`),
  ofUser(`delete from account_role where account_id = ${own}`),
  ofUser(
    `update account set left_at = now(), is_disabled = true, is_remembered = false, updated_at = now() where user_id = $1 and id = $2`,
  ),
]

/** The way out of a company, for whoever was taken in there. */
export async function leave(grant: UserGrant, accountId: string) {
  if (!(await grant.query(lock, accountId)).length) throw new AppError('entityNotFound')
  if ((await grant.query(isLastAdmin, accountId)).length) throw new AppError('lastAdminInCompany')
  for (const step of end) await grant.query(step, accountId)
}
