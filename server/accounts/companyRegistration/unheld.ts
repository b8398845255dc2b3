import type { Caretaker } from '#server/access/caretaker.ts'
import { type AsksAboutPeople, ofEverybody, ofPeople } from '#server/access/heldSql.ts'

const leave = ofPeople('delete from company c where c.id = $1 and not exists (select from account a where a.company_id = c.id)')

/** Of a company whose only one said no nothing is left: whoever it is may register its number. */
export const leaveToOthers = (people: AsksAboutPeople, companyId: string) => people.query(leave, companyId)

/** A month without anybody who has answered, or has ever come in. */
const abandoned = `select c.id from company c where c.proven_at is null and c.created_at < now() - interval '30 days'
  and exists (select from account a where a.company_id = c.id)
  and not exists (select from account a join app_user u on u.id = a.user_id where a.company_id = c.id
    and (u.password_hash is not null or exists (select from sign_in_link l where l.user_id = u.id)))
  order by c.id limit 100 for update of c skip locked`
const leaveAbandoned = ofEverybody(`with gone as materialized (${abandoned}),
    accounts as (delete from account where company_id in (select id from gone))
  delete from company where id in (select id from gone)`)

export const leaveAbandonedCompanies = (caretaker: Caretaker) => caretaker.query(leaveAbandoned)
