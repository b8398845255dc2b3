import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

/** A building of the estate, however many there are by now. */
let made = 0
export async function building(world: World, estate: TestEstate) {
  const [row] = await world.sql<{ id: string }>('insert into building (estate_id, name) values ($1, $2) returning id', [
    estate.id,
    `Bygg ${++made}`,
  ])
  return row!.id
}
const technical = (estate: TestEstate) => `/api/private/estate/${estate.id}/technical-information`

/** Of the technical information of an estate, its facts and its buildings, and of its value. */
export const technicalAsks: Readonly<Record<string, Asking>> = {
  technicalInformation: async (_world, estate) => ({
    graphql: { query: 'query ($id: ID!) { technicalInformation(estateId: $id) { id heating } }', variables: { id: estate.id } },
    rest: { method: 'GET', url: `${technical(estate)}/estate` },
    restByLink: (key) => `/api/public/${key}/estate/${estate.id}/technical-information/estate`,
  }),
  saveTechnicalInformation: async (world, { id: estateId }) => {
    const [{ version } = { version: 0 }] = await world.sql<{ version: number }>('select version from estate where id = $1', [estateId])
    const input = { estateId, version, heating: 'Varmepumpe' }
    return {
      graphql: {
        query: 'mutation ($input: SaveTechnicalInformationInput!) { saveTechnicalInformation(input: $input) { id } }',
        variables: { input },
      },
    }
  },
  estateValue: async (_world, estate) => ({
    graphql: { query: 'query ($id: ID!) { estateValue(estateId: $id) { id estimatedValue } }', variables: { id: estate.id } },
    rest: { method: 'GET', url: `/api/private/estate/${estate.id}/value` },
    restByLink: (key) => `/api/public/${key}/estate/${estate.id}/value`,
  }),
  saveEstateValue: async (world, { id: estateId }) => {
    const [{ version } = { version: 0 }] = await world.sql<{ version: number }>('select version from estate where id = $1', [estateId])
    const input = { estateId, version, estimatedValue: 5_000_000, valuedAt: '2024-03-01' }
    return {
      graphql: { query: 'mutation ($input: SaveEstateValueInput!) { saveEstateValue(input: $input) { id } }', variables: { input } },
      rest: { method: 'PUT', url: `/api/private/estate/${estateId}/value`, body: { ...input, version: undefined } },
    }
  },
  deleteValueEstimate: async (world, { id: estateId }) => {
    const [{ id } = { id: '' }] = await world.sql<{ id: string }>(
      `insert into estate_value_estimate (estate_id, valued_on, amount_ore)
        select $1, coalesce(max(valued_on), date '2000-01-01') + 1, 1 from estate_value_estimate where estate_id = $1 returning id`,
      [estateId],
    )
    return {
      graphql: {
        query: 'mutation ($estateId: ID!, $id: ID!) { deleteValueEstimate(input: { estateId: $estateId, id: $id }) { id } }',
        variables: { estateId, id },
      },
      rest: { method: 'DELETE', url: `/api/private/estate/${estateId}/value`, body: { id } },
    }
  },
  buildings: async (world, estate) => {
    await building(world, estate)
    return {
      graphql: { query: 'query ($id: ID!) { buildings(estateId: $id) { edges { node { id } } } }', variables: { id: estate.id } },
      rest: { method: 'GET', url: `${technical(estate)}/buildings` },
      restByLink: (key) => `/api/public/${key}/estate/${estate.id}/technical-information/buildings`,
    }
  },
  // Over REST a link has its buildings as a list only.
  building: async (world, estate, { linkKey }) => {
    const variables = { estateId: estate.id, buildingId: await building(world, estate) }
    return {
      graphql: {
        query: 'query ($estateId: ID!, $buildingId: ID!) { building(estateId: $estateId, buildingId: $buildingId) { id } }',
        variables,
      },
      ...(linkKey === undefined && { rest: { method: 'GET', url: `${technical(estate)}/building/${variables.buildingId}` } }),
    }
  },
  createBuilding: async (_world, estate) => {
    const input = { estateId: estate.id, name: `Nybygg ${++made}` }
    return {
      graphql: { query: 'mutation ($input: CreateBuildingInput!) { createBuilding(input: $input) { id } }', variables: { input } },
      rest: { method: 'POST', url: `${technical(estate)}/building`, body: input },
    }
  },
  updateBuilding: async (world, estate) => {
    const input = { estateId: estate.id, buildingId: await building(world, estate), version: 1, name: `Annet ${++made}` }
    return {
      graphql: { query: 'mutation ($input: UpdateBuildingInput!) { updateBuilding(input: $input) { id } }', variables: { input } },
      rest: { method: 'PUT', url: `${technical(estate)}/building/${input.buildingId}`, body: input },
    }
  },
  deleteBuilding: async (world, estate) => {
    const variables = { estateId: estate.id, buildingId: await building(world, estate) }
    return {
      graphql: {
        query:
          'mutation ($estateId: ID!, $buildingId: ID!) { deleteBuilding(input: { estateId: $estateId, buildingId: $buildingId }) { id } }',
        variables,
      },
      rest: { method: 'DELETE', url: `${technical(estate)}/building/${variables.buildingId}` },
    }
  },
}
