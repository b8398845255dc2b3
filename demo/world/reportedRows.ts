import { companies, type CompanyKey } from './companies.ts'
import { demoId } from './demoId.ts'
import type { EstateKey } from './estates.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import type { PersonKey } from './people.ts'
import { givenToSuppliers } from './supplierRows.ts'
import type { Rows, RowValues } from './tables.ts'

/** On whose estates what companies mark as done awaits an owner. */
export const confirmsSuppliers = (key: EstateKey) => key === 'house'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const reported = {
  estate: 'house',
  building: 'Hovedhus',
  code: '26',
  title: 'Bytte knekte takstein mot øst',
  description: 'Tre stein knakk da snøen raste. Lekte og undertak ses etter samtidig.',
  trade: 'roofer',
  kroner: 3_200,
  company: 'builders',
  by: 'pro',
} as const satisfies { estate: EstateKey; company: CompanyKey; by: PersonKey } & Record<string, unknown>

/** What the builders say they did yesterday; the owner has not confirmed it yet. */
export function reportedRows(past: Past, ids: Ids, known: Rows): Rows {
  const { estate, building: buildingName, code: areaCode, title, description, trade, kroner, company, by } = reported
  const estateId = ids.estate(estate)
  const building = known.building!.find((row) => row['estateId'] === estateId && row['name'] === buildingName)!
  const area = known.building_part!.find((row) => row['buildingId'] === building['id'] && row['code'] === areaCode)!
  const createdAt = past({ days: 16 }, '18:20')
  const dueDate = dayOf(past({ days: 3 }))
  const task: RowValues = {
    id: demoId(`task ${estate} ${buildingName} ${title}`, createdAt),
    estateId,
    buildingId: building['id']!,
    areaId: area['id']!,
    title,
    description,
    priority: 1,
    trade,
    responsibleKind: 'landlord',
    responsibleId: null,
  }
  const [given] = givenToSuppliers(past, ids, [task])
  const series = { startDate: dueDate, period: null, every: 1, basis: 'plan', version: 1, createdAt, updatedAt: createdAt }
  const said = {
    dueDate,
    movedTo: dueDate,
    reportedDate: dayOf(past({ days: 1 })),
    actualCostOre: kroner * 100,
    comment: 'Fire stein byttet, ikke tre. Undertaket er helt.',
    doneByAccountId: ids.account(by, company),
    createdAt: past({ days: 1 }, '15:40'),
  }
  const where = { buildingName, areaCode, areaName: area['name'] ?? null }
  return {
    maintenance_task: [{ ...given, ...series, estimatedCostOre: 300_000 }],
    maintenance_occurrence: [{ ...given, ...where, ...said, taskId: task['id']!, supplierName: companies[company].name }],
  }
}
