import type { TestEstate } from '#tests/support/world/world.ts'

const parts = 'id name publicLinkKey url sections expiresAt isExpired visits lastVisitAt version createdAt'
export const LIST = `query ($estateId: ID!) { publicLinks(estateId: $estateId) { ${parts} } }`
export const CREATE = `mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { ${parts} } }`
export const UPDATE = `mutation ($input: UpdatePublicLinkInput!) { updatePublicLink(input: $input) { ${parts} } }`
export const DELETE = 'mutation ($estateId: ID!, $id: ID!) { deletePublicLink(input: { estateId: $estateId, id: $id }) { id } }'

export const linksOf = ({ id }: { id: string }) => `/api/private/estate/${id}/public-link`
export const summaryOf = (key: string, { id }: { id: string }) => `/api/public/${key}/estate/${id}/details`

export interface Told {
  id: string
  name: string | null
  publicLinkKey: string
  url: string
  sections: string[]
  expiresAt: string
  isExpired: boolean
  visits: number
  lastVisitAt: string | null
  version: number
}

export const create = (estate: TestEstate, input: object = {}) =>
  estate.owner.gql(CREATE, { input: { estateId: estate.id, sections: [], ...input } })
export async function made(estate: TestEstate, input: object = {}): Promise<Told> {
  const { data, errors } = await create(estate, input)
  if (errors) throw new Error(JSON.stringify(errors))
  return data['createPublicLink'] as Told
}
export const listed = async (estate: TestEstate) =>
  ((await estate.owner.gql(LIST, { estateId: estate.id })).data as { publicLinks: Told[] }).publicLinks
