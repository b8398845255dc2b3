import { accountWith } from '#server/accounts/people/accountNames.offer.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Licence } from '../licences/licence.entity.ts'

type One = Path<Licence>

export const isRunning = ({ validFrom, validTo }: One) => sql`(${validFrom} <= now() and ${validTo} > now())`
export const nameOf = ({ accountId, companyId }: One) =>
  sql`coalesce(${accountWith(accountId)}, (select c.name from company c where c.id = ${companyId}))`
export const identifierOf = ({ accountId, companyId }: One) =>
  sql`coalesce((select u.email::text from account a join app_user u on u.id = a.user_id where a.id = ${accountId}),
    (select c.organization_number::text from company c where c.id = ${companyId}))`
export const invoiceOf = ({ invoiceId }: One) => sql`(select i.number::text from licence_invoice i where i.id = ${invoiceId})`
