import type { TestEstate } from '#tests/support/world/world.ts'

export const BUILDINGS = `query ($estateId: ID!, $first: Int, $after: String) {
  buildings(estateId: $estateId, first: $first, after: $after) {
    totalCount
    edges { node { id name } }
    pageInfo { hasNextPage endCursor }
  }
}`
export const BUILDING =
  'query ($estateId: ID!, $buildingId: ID!) { building(estateId: $estateId, buildingId: $buildingId) { id name version } }'
export const CREATE = 'mutation ($input: CreateBuildingInput!) { createBuilding(input: $input) { id name houseType grossAreaM2 version } }'
export const UPDATE = 'mutation ($input: UpdateBuildingInput!) { updateBuilding(input: $input) { id name builtYear version } }'
export const DELETE =
  'mutation ($estateId: ID!, $buildingId: ID!) { deleteBuilding(input: { estateId: $estateId, buildingId: $buildingId }) { id } }'

export const technicalOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/estate/${id}/technical-information`
export const buildingOf = (estate: Pick<TestEstate, 'id'>, buildingId: string) => `${technicalOf(estate)}/building/${buildingId}`

/** A building that its owner has just added. */
export async function built(estate: TestEstate, name = 'Hovedhus') {
  const { body } = await estate.owner.post(`${technicalOf(estate)}/building`, { name })
  return body['buildingId'] as string
}
