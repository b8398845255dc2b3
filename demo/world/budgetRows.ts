import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import { plans } from './maintenance.ts'
import { minutesAfter } from './past.ts'
import type { Rows, RowValues } from './tables.ts'

const yearsBack = 3
const yearsAhead = 3
const thousand = 100_000

/** What was decided for each building of a plan: what its tasks cost in a year with some room, in whole thousands. */
export function budgetRows(now: Date, ids: Ids, known: Rows): Rows {
  return {
    building_budget: plans.flatMap(({ estate, building: name, tasks }) => rowsOf(ids.estate(estate), name, tasks)),
    forecast_assumption: [counted()],
  }

  /** What the house is counted with: a little too little is saved, so that there is something to see. */
  function counted(): RowValues {
    const estateId = ids.estate('house')
    const createdAt = known.building!.find((row) => row['estateId'] === estateId)!['createdAt'] as Date
    const id = demoId(`forecast ${estateId}`, createdAt)
    const money = { priceGrowthBp: 250, fundOre: 18_000_000, yearlySavingOre: 3_600_000, interestBp: 200 }
    return {
      id,
      estateId,
      ...money,
      priceSource: 'Byggekostnadsindeksen for boliger',
      areaM2: 182,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    }
  }

  function rowsOf(estateId: string, name: string, tasks: (typeof plans)[number]['tasks']): RowValues[] {
    const building = known.building!.find((row) => row['estateId'] === estateId && row['name'] === name)!
    const yearly = tasks.reduce((sum, { kroner = 0, every }) => sum + (every ? (kroner * 12) / Math.max(every, 1) : 0), 0)
    const year = now.getUTCFullYear()
    return Array.from({ length: yearsBack + yearsAhead }, (_, index) => {
      const of = year - yearsBack + index
      const createdAt = minutesAfter(building['createdAt'] as Date, 400 + index)
      const amountOre = Math.ceil((yearly * 1.1 ** (index + 1)) / 1000) * thousand
      const id = demoId(`budget ${estateId} ${name} ${of}`, createdAt)
      return { id, estateId, buildingId: building['id']!, year: of, amountOre, createdAt, updatedAt: createdAt }
    })
  }
}
