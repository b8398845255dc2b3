import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { area, plansOf, task } from './plan.ts'

const asking =
  (place: string) =>
  (estate: TestEstate, body: object, { by = estate.owner, headers = {} }: { by?: Client; headers?: Record<string, string> } = {}) =>
    by.post(`${plansOf(estate)}/tasks/${place}`, body, headers)
export type Asking = ReturnType<typeof asking>

/** Each of several tasks at once. */
export const archive = asking('archive')
export const move = asking('move')
export const moveToArea = asking('move-to-area')
export const assign = asking('assign')
export const remove = asking('delete')

export const monthly = { period: 'month', interval: 1, startDate: '2031-01-31' }

/** On one area. */
export async function threeTasks(estate: TestEstate, values: object = {}) {
  const { areaId } = await area(estate)
  const made = []
  for (const title of ['Takrenner', 'Sluk', 'Ventiler']) made.push(await task(estate, { areaId, title, ...values }))
  return { areaId, ids: made.map(({ taskId }) => taskId), urls: made.map(({ url }) => url) }
}
export const timesOf = (ids: string[], more: object = {}) => ids.map((taskId) => ({ taskId, ...more }))
export const read = async (estate: TestEstate, urls: string[]) => Promise.all(urls.map(async (url) => (await estate.owner.get(url)).body))
