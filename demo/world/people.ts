import type { CompanyKey } from './companies.ts'
import type { Span } from './past.ts'

export type Role = 'Customer.Owner' | 'Customer.Guest' | 'Company.Admin' | 'Company.Leader' | 'Company.Professional'

export interface DemoAccount {
  /** In a company; else as a customer. */
  company?: CompanyKey
  roles: readonly Role[]
  isDisabled?: boolean
  /** Bought for the first time that long ago, and renewed each year since. */
  licensedSince?: Span
}

export interface DemoPerson {
  firstName: string
  lastName: string
  phone: string
  joined: Span
  isSystemAdmin?: boolean
  /** Let in no more, since then. */
  blockedSince?: Span
  /** Without a sign-in: somebody else's data, for nobody to see. */
  isStranger?: boolean
  accounts: readonly DemoAccount[]
}

const customer = { roles: ['Customer.Owner'] } as const satisfies DemoAccount

/** Who can sign in does so by this name: `owner@demo.example`. */
export const people = {
  owner: {
    firstName: 'Kari',
    lastName: 'Nordmann',
    phone: '+4768050101',
    joined: { years: 6, months: 2 },
    accounts: [{ ...customer, licensedSince: { years: 2, months: 1 } }],
  },
  guest: {
    firstName: 'Ola',
    lastName: 'Hansen',
    phone: '+4768050102',
    joined: { years: 1, months: 5 },
    accounts: [{ roles: ['Customer.Guest'] }],
  },
  admin: {
    firstName: 'Astrid',
    lastName: 'Eksempelstad',
    phone: '+4768050103',
    joined: { years: 5, months: 8 },
    accounts: [{ company: 'builders', roles: ['Company.Admin'] }],
  },
  leader: {
    firstName: 'Leif',
    lastName: 'Byggmo',
    phone: '+4768050104',
    joined: { years: 5, months: 7 },
    accounts: [{ company: 'builders', roles: ['Company.Leader'] }],
  },
  pro: {
    firstName: 'Petra',
    lastName: 'Hammerlund',
    phone: '+4768050105',
    joined: { years: 3, months: 1 },
    accounts: [{ company: 'builders', roles: ['Company.Professional'] }],
  },
  multi: {
    firstName: 'Mona',
    lastName: 'Flerdal',
    phone: '+4768050106',
    joined: { years: 3, months: 6 },
    accounts: [
      customer,
      { company: 'builders', roles: ['Company.Professional'] },
      { company: 'roofers', roles: ['Company.Leader'], isDisabled: true },
    ],
  },
  sysadmin: {
    firstName: 'Sigurd',
    lastName: 'Driftnes',
    phone: '+4768050107',
    joined: { years: 6, months: 3 },
    isSystemAdmin: true,
    accounts: [customer],
  },
  nolicence: {
    firstName: 'Nils',
    lastName: 'Takstein',
    phone: '+4768050108',
    joined: { months: 14 },
    accounts: [{ company: 'roofers', roles: ['Company.Admin', 'Company.Leader'] }],
  },
  ingrid: { firstName: 'Ingrid', lastName: 'Moen', phone: '+4768050111', joined: { years: 4 }, isStranger: true, accounts: [customer] },
  tore: { firstName: 'Tore', lastName: 'Låvegard', phone: '+4768050112', joined: { years: 3 }, isStranger: true, accounts: [customer] },
  berit: {
    firstName: 'Berit',
    lastName: 'Låvegard',
    phone: '+4768050113',
    joined: { years: 3 },
    blockedSince: { months: 1 },
    isStranger: true,
    accounts: [customer],
  },
  amir: {
    firstName: 'Amir',
    lastName: 'Parkmann',
    phone: '+4768050114',
    joined: { years: 2 },
    isStranger: true,
    accounts: [customer],
  },
} as const satisfies Record<string, DemoPerson>

export type PersonKey = keyof typeof people
export const personKeys = Object.keys(people) as PersonKey[]
