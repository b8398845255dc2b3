import { buildingOf, built } from '#tests/estates/buildings.ts'
import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { area, plansOf } from './plan.ts'

export type Origin = { kind: string; findingId: string }
export const wanted = { title: 'Utbedre', priority: 1, startDate: '2026-12-01' }
export const grave = { conditionGrade: 'TG3', cause: 'Lekkasje', consequence: 'Råte', costEstimate: 90_000 }

/** Makes a task of what was found. */
export const making = (estate: TestEstate, origin: Origin, values: object = {}, by: Client = estate.owner) =>
  by.post(`${plansOf(estate)}/tasks`, { ...wanted, origin, ...values })

export async function badPart(estate: TestEstate, values: object = {}) {
  const { areaId, buildingId } = await area(estate, { ...grave, ...values })
  return { buildingId, origin: { kind: 'condition', findingId: areaId } }
}

const SENSOR = 'mutation ($input: SaveMoistureSensorInput!) { saveMoistureSensor(input: $input) { id } }'
export async function dampSensor(estate: TestEstate, { value = 92, buildingId }: { value?: number; buildingId?: string } = {}) {
  const { data } = await estate.owner.gql(SENSOR, { input: { estateId: estate.id, name: 'Kjeller', quantity: 'RH_PERCENT', buildingId } })
  const { id } = data['saveMoistureSensor'] as { id: string }
  const reading = { sensorId: id, value, measuredAt: new Date(Date.now() - 3_600_000).toISOString() }
  await estate.owner.post(`/api/private/estate/${estate.id}/moisture-monitoring`, reading)
  return { kind: 'moisture', findingId: id }
}

export async function failedPoint(estate: TestEstate, { result = 'notOk', name = 'Sluk' } = {}) {
  const buildingId = await built(estate, `Bygg ${name}`)
  const url = `${buildingOf(estate, buildingId)}/control-point`
  const { body } = await estate.owner.put(url, { type: 'wetAreas', name, isCompleted: true, result })
  const findingId = body['controlPointId'] as string
  return { buildingId, url, origin: { kind: 'controlPoint', findingId } }
}
