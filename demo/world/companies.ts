import type { Span } from './past.ts'

export interface DemoCompany {
  organizationNumber: string
  name: string
  addressLine1: string
  postalCode: string
  city: string
  since: Span
  /** Bought for the first time that long ago, and renewed each year since. */
  licensedSince?: Span
}

/** The second one has never bought a licence. */
export const companies = {
  builders: {
    organizationNumber: '307819309',
    name: 'Eksempelbygg AS',
    addressLine1: 'Vinkelhaken 6',
    postalCode: '0668',
    city: 'Oslo',
    since: { years: 5, months: 8 },
    licensedSince: { years: 1, months: 3 },
  },
  roofers: {
    organizationNumber: '215503623',
    name: 'Prøvetak AS',
    addressLine1: 'Mønebakken 11',
    postalCode: '1481',
    city: 'Hagan',
    since: { months: 14 },
  },
} as const satisfies Record<string, DemoCompany>

export type CompanyKey = keyof typeof companies
export const companyKeys = Object.keys(companies) as CompanyKey[]
