import { CompanyGrant } from '#server/access/companyGrant.ts'
import type { Door } from '#server/access/door.ts'
import { type AccountSql, type CompanySql, ofAccount, ofCompany } from '#server/access/heldSql.ts'

/** Whose licences and invoices they are: those of the company that the grant is for, else of the account that acts. */
export type Holder = Door<'account' | 'user'>
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
export const ask = <Found>(holder: Holder, { account, company }: HolderSql, ...rest: readonly unknown[]): Promise<Found[]> =>
  isCompany(holder) ? holder.query<Found>(company, ...rest) : holder.query<Found>(account, ...rest)

const lock: HolderSql = {
  account: ofAccount('select from account where id = $1 for no key update'),
  company: ofCompany('select from company where id = $1 for no key update'),
}
/** Whoever changes the licences of a holder waits here for whoever else does. */
export const lockHolder = (holder: Holder) => ask(holder, lock)
