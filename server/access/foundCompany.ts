import { type Sql, sql } from '#server/kernel/read/sql.ts'

/** The company that is registered here by a number, where the row is not bound to one. */
const companyColumn = (column: Sql, companyId: Sql, number: Sql) =>
  sql`(select ${column} from company f where ${companyId} is null and f.organization_number = ${number})`
const first = sql`(select u.name from account a join app_user u on u.id = a.user_id where a.company_id = f.id order by a.id limit 1)`

type Addressed = { companyId: Sql; organizationNumber: Sql }
export const foundCompanyId = ({ companyId, organizationNumber }: Addressed) => companyColumn(sql`f.id`, companyId, organizationNumber)
export const foundCompanyName = ({ companyId, organizationNumber }: Addressed) => companyColumn(sql`f.name`, companyId, organizationNumber)
export const foundRegisteredBy = ({ companyId, organizationNumber }: Addressed) => companyColumn(first, companyId, organizationNumber)
export const foundRegisteredAt = ({ companyId, organizationNumber }: Addressed) =>
  companyColumn(sql`f.created_at`, companyId, organizationNumber)
