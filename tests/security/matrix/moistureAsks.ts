import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

const url = ({ id }: TestEstate) => `/api/private/estate/${id}/moisture-monitoring`
const measuredAt = '2026-01-05T08:00:00Z'

async function sensor(world: World, { id }: TestEstate) {
  const [row] = await world.sql<{ id: string }>(
    "insert into moisture_sensor (estate_id, name, quantity, warn_at, alarm_at) values ($1, 'Krypkjeller', 'RH_PERCENT', 75, 85) returning id",
    [id],
  )
  return row!.id
}
async function token(world: World, { id }: TestEstate) {
  const [row] = await world.sql<{ id: string }>(
    "insert into moisture_token (estate_id, name, token_hash) values ($1, 'Nett', uuid_send(new_id())) returning id",
    [id],
  )
  return row!.id
}
const removal = (operation: string) =>
  `mutation ($estateId: ID!, $id: ID!) { ${operation}(input: { estateId: $estateId, id: $id }) { id } }`

/** Of the sensors of an estate, and of the keys with which networks hand in what they measured. */
export const moistureAsks: Readonly<Record<string, Asking>> = {
  moistureMonitoring: async (_world, estate) => ({
    graphql: { query: 'query ($id: ID!) { moistureMonitoring(estateId: $id) { sensors { id } } }', variables: { id: estate.id } },
    rest: { method: 'GET', url: url(estate) },
  }),
  saveMoistureSensor: async (world, estate) => {
    // There is room for so many and no more, and each of the callers adds one.
    await world.sql('delete from moisture_sensor where estate_id = $1', [estate.id])
    return {
      graphql: {
        query: 'mutation ($input: SaveMoistureSensorInput!) { saveMoistureSensor(input: $input) { id } }',
        variables: { input: { estateId: estate.id, name: 'Loft' } },
      },
    }
  },
  deleteMoistureSensor: async (world, estate) => {
    const variables = { estateId: estate.id, id: await sensor(world, estate) }
    return {
      graphql: { query: removal('deleteMoistureSensor'), variables },
      rest: { method: 'DELETE', url: url(estate), body: { id: variables.id } },
    }
  },
  addMoistureReading: async (world, estate) => {
    const input = { estateId: estate.id, sensorId: await sensor(world, estate), value: 62, measuredAt }
    return {
      graphql: { query: 'mutation ($input: AddMoistureReadingInput!) { addMoistureReading(input: $input) { id } }', variables: { input } },
      rest: { method: 'POST', url: url(estate), body: input },
    }
  },
  createMoistureToken: async (world, estate) => {
    await world.sql('delete from moisture_token where estate_id = $1', [estate.id])
    return {
      graphql: {
        query: 'mutation ($id: ID!) { createMoistureToken(input: { estateId: $id, name: "Nett" }) { moistureToken { id } } }',
        variables: { id: estate.id },
      },
    }
  },
  revokeMoistureToken: async (world, estate) => ({
    graphql: { query: removal('revokeMoistureToken'), variables: { estateId: estate.id, id: await token(world, estate) } },
  }),
}
