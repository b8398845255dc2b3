import { raw, type Sql, sql } from '#server/kernel/read/sql.ts'

/** In SQL, of a row of `account`: whoever works in a company is told by their own name, not by the company's. */
export const personOf = (account: string) => `case when ${account}.company_id is null then ${account}.name
  else coalesce((select w.name from app_user w where w.id = ${account}.user_id and w.deleted_at is null), ${account}.name) end`

/** The same of whoever has this id. */
export const personNamed = (accountId: string) => `(select ${personOf('n')} from account n where n.id = ${accountId})`
export const personWith = (accountId: Sql) => sql`(select ${raw(personOf('n'))} from account n where n.id = ${accountId})`

/** What the account itself is called: somebody, or a company. */
export const accountNamed = (accountId: string) => `(select n.name from account n where n.id = ${accountId})`
export const accountWith = (accountId: Sql) => sql`(select n.name from account n where n.id = ${accountId})`
