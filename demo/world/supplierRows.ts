import type { Trade } from '#schema/companies/trades.ts'
import { companies, type CompanyKey } from './companies.ts'
import { demoId } from './demoId.ts'
import type { EstateKey } from './estates.ts'
import type { Ids } from './ids.ts'
import type { Past, Span } from './past.ts'
import type { Rows, RowValues } from './tables.ts'

interface DemoSupplier {
  estate: EstateKey
  name: string
  trade: Trade
  email: string
  phone: string
  organizationNumber: string
  since: Span
  /** Of those that are registered here: what was asked of them, and when they said yes. */
  asked?: { company: CompanyKey; since: Span; claimedSince?: Span }
}

/** One that looks after the roof, one that is not here, and one that is asked and has not answered yet. */
const suppliers: readonly DemoSupplier[] = [
  {
    estate: 'house',
    name: companies.builders.name,
    trade: 'roofer',
    email: 'tak@eksempelbygg.example',
    phone: '+4768050061',
    organizationNumber: companies.builders.organizationNumber,
    since: { months: 11 },
    asked: { company: 'builders', since: { months: 11 }, claimedSince: { months: 10, days: 20 } },
  },
  {
    estate: 'house',
    name: 'Fjordblikk Rør AS',
    trade: 'plumber',
    email: 'post@fjordblikk-ror.example',
    phone: '+4768050062',
    organizationNumber: '210000011',
    since: { months: 7 },
  },
  {
    estate: 'cabin',
    name: companies.builders.name,
    trade: 'carpenter',
    email: 'post@eksempelbygg.example',
    phone: '+4768050063',
    organizationNumber: companies.builders.organizationNumber,
    since: { months: 2 },
    asked: { company: 'builders', since: { days: 3 } },
  },
]

/** Whom the owner turns to, and who of them was let in. */
export function supplierRows(past: Past, ids: Ids): Rows {
  return {
    maintenance_supplier: suppliers.map(({ estate, name, trade, email, phone, organizationNumber, since }) => {
      const at = past(since, '16:30')
      const kept = { partyKind: 'supplier', version: 1, createdAt: at, updatedAt: at }
      return {
        id: idOf(past, { estate, name, since }),
        estateId: ids.estate(estate),
        name,
        trade,
        email,
        phone,
        organizationNumber,
        ...kept,
      }
    }),
    access_link: suppliers.flatMap(({ asked, ...supplier }) => {
      if (!asked) return []
      const requestedAt = past(asked.since, '16:45')
      const claimedAt = asked.claimedSince ? past(asked.claimedSince, '07:50') : null
      const status = claimedAt ? 'claimed' : 'unclaimed'
      const place = { estateId: ids.estate(supplier.estate), companyId: ids.company(asked.company), supplierId: idOf(past, supplier) }
      const kept = { status, requestedAt, claimedAt, createdAt: requestedAt, updatedAt: claimedAt ?? requestedAt }
      return [{ id: demoId(`access ${supplier.estate} ${asked.company}`, requestedAt), ...place, ...kept }]
    }),
  }
}

const idOf = (past: Past, { estate, name, since }: Pick<DemoSupplier, 'estate' | 'name' | 'since'>) =>
  demoId(`supplier ${estate} ${name}`, past(since, '16:30'))

/** The tasks of a trade are its supplier's, where the estate has let one in. */
export const givenToSuppliers = (past: Past, ids: Ids, tasks: readonly RowValues[]): RowValues[] =>
  tasks.map((task) => {
    const supplier = suppliers.find(
      ({ estate, trade, asked }) => asked?.claimedSince && ids.estate(estate) === task['estateId'] && trade === task['trade'],
    )
    return supplier ? { ...task, responsibleKind: 'supplier', responsibleId: idOf(past, supplier) } : task
  })
