import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import { ingestRoute } from './ingestRoute.ts'
import {
  addMoistureReading,
  createMoistureToken,
  deleteMoistureSensor,
  moistureMonitoring,
  revokeMoistureToken,
  saveMoistureSensor,
} from './moisture.operations.ts'
import { moistureReading } from './moistureReading.entity.ts'
import { moistureSensor } from './moistureSensor.entity.ts'
import { moistureToken } from './moistureToken.entity.ts'

export const graphql: GraphqlApi = {
  Query: { moistureMonitoring },
  Mutation: { saveMoistureSensor, deleteMoistureSensor, addMoistureReading, createMoistureToken, revokeMoistureToken },
  entities: [moistureSensor, moistureToken, moistureReading],
  names: { MoistureReading: null, MoistureSensor: null, MoistureToken: null },
}

const sensor = 'id name location threshold readings { measuredAt value unit }'

export const rest: Route[] = [
  get('/api/private/estate/:estateId/moisture-monitoring', moistureMonitoring, { answer: `{ sensors { ${sensor} } }` }),
  post('/api/private/estate/:estateId/moisture-monitoring', addMoistureReading, { answer: `{ ${sensor} }`, status: 201 }),
  del('/api/private/estate/:estateId/moisture-monitoring', deleteMoistureSensor),
]

export const routes: readonly Routes[] = [ingestRoute]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'moisture_sensor', section: 'moisture' },
      {
        name: 'moisture-reading',
        section: 'moisture',
        text: `select to_jsonb(r) told from moisture_reading r join moisture_sensor s on s.id = r.sensor_id
      where s.estate_id = any($1::uuid[]) order by r.sensor_id, r.measured_at`,
      },
    ],
    notCopied: ['moisture_token'],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  {
    moistureSensor: { section: 'moisture', from: sql`moisture_sensor r`, name: sql`r.name` },
    moistureToken: { section: 'moisture', from: sql`moisture_token r`, name: sql`r.name` },
  },
]
