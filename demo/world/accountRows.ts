import { companies } from './companies.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import { type DemoAccount, type DemoPerson, people, type PersonKey, personKeys } from './people.ts'
import type { Rows } from './tables.ts'

export const signInKeys = personKeys.filter((key) => !(people[key] as DemoPerson).isStranger)

const everyAccount = personKeys.flatMap((key) => (people[key].accounts as readonly DemoAccount[]).map((account) => ({ key, ...account })))

export function accountRows(past: Past, ids: Ids, passwordHashes: ReadonlyMap<PersonKey, string>): Rows {
  return {
    app_user: personKeys.map((key) => {
      const { firstName, lastName, phone, joined, isSystemAdmin = false, blockedSince }: DemoPerson = people[key]
      const passwordHash = passwordHashes.get(key) ?? null
      const common = { id: ids.user(key), email: `${key}@demo.example`, passwordHash, language: 'nb' }
      return {
        ...common,
        firstName,
        lastName,
        phone,
        isSystemAdmin,
        blockedAt: blockedSince ? past(blockedSince) : null,
        emailVerifiedAt: past(joined),
        createdAt: past(joined),
        updatedAt: past(joined),
      }
    }),
    account: everyAccount.map(({ key, company, isDisabled = false }) => {
      const { firstName, lastName, joined } = people[key]
      const acts = company
        ? { accountType: 'company', companyId: ids.company(company), name: companies[company].name }
        : { accountType: 'customer', companyId: null, name: `${firstName} ${lastName}` }
      const settings = { isDisabled, canViewProfile: true, isProfileUpdateNeeded: false, isRemembered: false }
      return {
        id: ids.account(key, company),
        userId: ids.user(key),
        ...acts,
        ...settings,
        createdAt: past(joined),
        updatedAt: past(joined),
      }
    }),
    account_role: everyAccount.flatMap(({ key, company, roles }) => roles.map((role) => ({ accountId: ids.account(key, company), role }))),
  }
}
