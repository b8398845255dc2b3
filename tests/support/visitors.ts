import type { AccountProfile, Identity } from '#client/access/identity.ts'

/** Who sits at the screen in page tests. */

export const nobody: Identity = {
  isAnonymous: true,
  userId: null,
  name: null,
  email: null,
  emailState: null,
  accountProfiles: [],
  selectedAccountId: null,
  accountType: null,
  companyId: null,
  roles: [],
  permissions: [],
  licences: [],
  isProfileUpdateNeeded: false,
  startsWithEstateId: null,
  features: {},
  signInProviders: [],
  signedInBy: null,
}

const profile = (accountId: string, name: string, more: Partial<AccountProfile>): AccountProfile => ({
  accountId,
  name,
  accountType: 'company',
  roles: [],
  isDisabled: false,
  canViewProfile: true,
  ...more,
})

export const ownAccount = profile('own', 'Kari Nordmann', { accountType: 'customer', roles: ['Customer.Owner'] })
export const firmAccount = profile('firm', 'Byggmester Moen AS', { roles: ['Company.Leader'] })
export const blockedAccount = profile('blocked', 'Strøm & Lys AS', { roles: ['Company.Professional'], isDisabled: true })

export const actingAs = (selected: AccountProfile | null, accountProfiles = [ownAccount, firmAccount, blockedAccount]): Identity => ({
  ...nobody,
  isAnonymous: false,
  userId: 'kari',
  name: 'Kari Nordmann',
  email: 'kari@nordmann.example',
  emailState: 'PROVEN',
  accountProfiles,
  selectedAccountId: selected?.accountId ?? null,
  accountType: selected?.accountType ?? null,
  roles: selected?.roles ?? [],
})

export const member = actingAs(ownAccount)
