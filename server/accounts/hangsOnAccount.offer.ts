import type { UserGrant } from '#server/access/accountGrant.ts'
import type { AsksAboutPeople } from '#server/access/heldSql.ts'
import { Parts } from '#server/kernel/parts.ts'

/** What of a slice hangs on somebody's account or address, and what becomes of it. */
export interface HangsOnAccount {
  /** They act as the account from now on, and have seen with that what it was made. */
  chosen?: (grant: UserGrant, accountId: string) => Promise<unknown>
  /** The id of an estate that they begin with; `accountId` is the account that acts. */
  begins?: (accountId: string) => string
  /** They have left the company that they had the account of. */
  leftCompany?: (grant: UserGrant, accountId: string) => Promise<unknown>
  /** Whatever opens something for them without a password is ended. */
  linksEnd?: (people: AsksAboutPeople, userId: string) => Promise<unknown>
  /** They have proven the address: `customer` is the account that they own, or are a guest, as. */
  proven?: (people: AsksAboutPeople, email: string, customer: () => Promise<string>) => Promise<unknown>
}

export const hangingOnAccounts = new Parts<HangsOnAccount>()

/** Of the user `$1`: what they act as, and the address that they have proven. */
export const theirAccounts = '(select id from account where user_id = $1)'
export const theirAddress = '(select email from app_user where id = $1 and email_verified_at is not null)'
