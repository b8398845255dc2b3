import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { area, task } from './plan.ts'

export const reportsOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/report/estates/${id}`

/** A report that nobody has made yet. */
export async function report(estate: TestEstate, values: object = {}, { by = estate.owner }: { by?: Client } = {}) {
  const answer = await by.post(`${reportsOf(estate)}/create`, { title: 'Vedlikehold 2026', fromYear: 2026, ...values })
  const reportId = String(answer.body['reportId'])
  return { reportId, answer, url: `${reportsOf(estate)}/list/${reportId}`, making: `${reportsOf(estate)}/generate/${reportId}` }
}

/** Something to tell of: two parts of which one is bad, and work that comes every year and once. */
export async function somethingPlanned(estate: TestEstate) {
  const { areaId, buildingId } = await area(estate, { code: '26', conditionGrade: 'TG1', remainingLifeYears: 12 })
  const bad = {
    buildingId,
    code: '23',
    conditionGrade: 'TG3',
    cause: 'Puss har løsnet',
    consequence: 'Vann trenger inn',
    costEstimate: 310_000,
  }
  await area(estate, bad)
  await task(estate, { areaId, title: 'Rens av takrenner', startDate: '2026-05-01', period: 'month', interval: 12, estimatedCost: 4500 })
  await task(estate, { areaId, title: 'Nytt tak', startDate: '2031-06-01', estimatedCost: 2_350_000 })
  return { areaId, buildingId }
}
