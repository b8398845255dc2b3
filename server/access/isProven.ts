import type { Company } from '#server/companies/company.entity.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'

/** Whether it is known that whoever registered a company here speaks for it. */
export const isProven = ({ provenAt }: Pick<Path<Company>, 'provenAt'>) => sql`${provenAt} is not null`
/** The same of the company of a row; nothing where it has none. */
export const isCompanyProven = ({ companyId }: { readonly companyId: Sql }) =>
  sql`(select c.proven_at is not null from company c where c.id = ${companyId})`
