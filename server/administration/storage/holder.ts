import { accountWith } from '#server/accounts/people/accountNames.offer.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Storage } from './storage.entity.ts'

/** Whose files they are: an estate's, a company's, or as yet only of the account that sent them. */
export const nameOf = ({ id }: Path<Storage>) => sql`coalesce((select e.address_line1 from estate e where e.id = ${id}),
  (select c.name from company c where c.id = ${id}), ${accountWith(id)})`
export const kindOf = ({ id }: Path<Storage>) => sql`case when exists (select from estate e where e.id = ${id}) then 'ESTATE'
  when exists (select from company c where c.id = ${id}) then 'COMPANY' when exists (select from account a where a.id = ${id}) then 'ACCOUNT' else 'GONE' end`
export const countOf = ({ id }: Path<Storage>) => sql`((select count(*) from file f where f.estate_id = ${id})
  + (select count(*) from file f where f.company_id = ${id}) + (select count(*) from file f
    where f.owner_account_id = ${id} and f.estate_id is null and f.company_id is null))::int`
