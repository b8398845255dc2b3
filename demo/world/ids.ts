import { companies, type CompanyKey } from './companies.ts'
import { demoId } from './demoId.ts'
import { estates, type EstateKey } from './estates.ts'
import type { Past } from './past.ts'
import { people, type PersonKey } from './people.ts'

/** The ids of what others refer to. */
export const idsOf = (past: Past) => ({
  company: (key: CompanyKey) => demoId(`company ${key}`, past(companies[key].since)),
  logo: (key: CompanyKey) => demoId(`logo ${key}`, past(companies[key].since, '15:10')),
  user: (key: PersonKey) => demoId(`user ${key}`, past(people[key].joined)),
  account: (key: PersonKey, company?: CompanyKey) => demoId(`account ${key} ${company ?? 'customer'}`, past(people[key].joined)),
  estate: (key: EstateKey) => demoId(`estate ${key}`, past(estates[key].since, '17:30')),
  image: (key: EstateKey) => demoId(`image ${key}`, past(estates[key].since, '17:40')),
})

export type Ids = ReturnType<typeof idsOf>
