import { png } from '#tests/support/world/pictures.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

export const RENOVATIONS = `query ($estateId: ID!, $first: Int, $after: String) {
  renovations(estateId: $estateId, first: $first, after: $after) {
    totalCount
    edges { node { id title year cost pictures(first: 1) { totalCount edges { node { side } } } } }
    pageInfo { hasNextPage endCursor }
  }
}`
export const RENOVATION = `query ($estateId: ID!, $renovationId: ID!) {
  renovation(estateId: $estateId, renovationId: $renovationId) { id title documents { customName } }
}`
export const SAVE_RENOVATION = `mutation ($input: SaveRenovationInput!) {
  saveRenovation(input: $input) {
    id title cost version documentCount
    documents { id documentType customName file { id name } }
    pictures(first: 100) { edges { node { id side caption sortOrder file { id } } } }
  }
}`
export const DELETE_RENOVATION =
  'mutation ($estateId: ID!, $renovationId: ID!) { deleteRenovation(input: { estateId: $estateId, renovationId: $renovationId }) { id } }'

export interface Renovation {
  id: string
  renovationId: string
  version: number
  documents: { id: string; customName: string; file: { id: string; url: string } }[]
  pictures: { id: string; side: string; caption: string | null; file: { id: string; url: string } }[]
}

export const bathroom = {
  kind: 'selfEffortProfessional',
  title: 'Nytt bad',
  year: 2021,
  trades: ['plumber', 'tiler'],
  companies: ['Rør & Flis AS'],
  description: 'Membran og varme i gulvet.',
  cost: 185_000.5,
}

export const renovationsOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/estate/${id}/renovations`
export const pictureOf = async ({ owner }: TestEstate) => owner.upload('bad.png', await png(), 'image')

/** A renovation that its owner has just saved over REST. */
export async function renovated(estate: TestEstate, values: object = {}) {
  const { status, body } = await estate.owner.put(renovationsOf(estate), { ...bathroom, ...values })
  if (status !== 200) throw new Error(`renovation: ${status} ${JSON.stringify(body)}`)
  return body as unknown as Renovation
}
