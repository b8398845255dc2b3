import { CompanyGrant } from '#server/access/companyGrant.ts'
import type { Door } from '#server/access/door.ts'
import { type AccountSql, type CompanySql, ofAccount, ofCompany } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import type { HeldRows } from '#server/kernel/rows/heldRows.ts'
import type { Whom } from '#server/kernel/rows/rowsByValues.ts'

/** Whose licences and invoices they are: those of the company that the grant is for, else of the account that acts. */
export type Holder = Door<'account' | 'user'> & { readonly viewer: { readonly accountId: string | null } }
export const isCompany = (holder: Holder): holder is CompanyGrant => holder instanceof CompanyGrant

interface HolderSql {
  account: AccountSql
  company: CompanySql
}
/** The same about either, by the column that names the holder. */
export const ofHolder = (write: (column: 'account_id' | 'company_id') => string): HolderSql => ({
  account: ofAccount(write('account_id')),
  company: ofCompany(write('company_id')),
})
export const ask = <Answer>(holder: Holder, { account, company }: HolderSql, ...rest: readonly unknown[]): Promise<Answer[]> =>
  isCompany(holder) ? holder.query<Answer>(company, ...rest) : holder.query<Answer>(account, ...rest)

type OfHolder = Row & { accountId: string | null; companyId: string | null }
export const rowsOf = <T extends OfHolder>(holder: Holder, entity: EntityClass<T>): HeldRows<T> =>
  isCompany(holder) ? holder.rows(entity) : holder.about(entity, { accountId: holder.viewer.accountId! } as Whom<T>)

/** Whoever changes the licences of a holder waits here for whoever else does. */
export const lockHolder = (holder: Holder) =>
  isCompany(holder) ? holder.company.oneLocked({}) : holder.about(Account, { id: holder.viewer.accountId! }).oneLocked({})
