import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

const url = ({ id }: TestEstate) => `/api/private/estate/${id}/public-link`

async function link(world: World, estate: TestEstate) {
  const { key } = await estate.link()
  const [row] = await world.sql<{ id: string }>("select id from public_link where key_hash = sha256(convert_to($1, 'UTF8'))", [key])
  return row!.id
}

/** Of the keys that show an estate to whoever has them. */
export const publicLinkAsks: Readonly<Record<string, Asking>> = {
  sharedEstate: async () => ({ graphql: { query: '{ sharedEstate { id } }' } }),
  publicLinks: async (_world, estate) => ({
    graphql: { query: 'query ($id: ID!) { publicLinks(estateId: $id) { id } }', variables: { id: estate.id } },
    rest: { method: 'GET', url: url(estate) },
  }),
  createPublicLink: async (world, estate) => {
    // So many are free and no more, and each of the callers makes one.
    await world.sql('delete from public_link where estate_id = $1 and name is not null', [estate.id])
    const input = { estateId: estate.id, name: 'Banken', sections: [] }
    return {
      graphql: { query: 'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { id } }', variables: { input } },
      rest: { method: 'POST', url: url(estate), body: input },
    }
  },
  previewPublicLink: async (_world, estate) => ({
    graphql: {
      query: 'mutation ($input: PreviewPublicLinkInput!) { previewPublicLink(input: $input) { expiresAt } }',
      variables: { input: { estateId: estate.id, sections: [] } },
    },
    rest: { method: 'POST', url: `${url(estate)}/preview`, body: { sections: [] } },
  }),
  updatePublicLink: async (world, estate) => {
    const input = { estateId: estate.id, id: await link(world, estate), version: 1, name: 'Megleren' }
    return {
      graphql: { query: 'mutation ($input: UpdatePublicLinkInput!) { updatePublicLink(input: $input) { id } }', variables: { input } },
      rest: { method: 'PUT', url: url(estate), body: input },
    }
  },
  deletePublicLink: async (world, estate) => {
    const variables = { estateId: estate.id, id: await link(world, estate) }
    return {
      graphql: {
        query: 'mutation ($estateId: ID!, $id: ID!) { deletePublicLink(input: { estateId: $estateId, id: $id }) { id } }',
        variables,
      },
      rest: { method: 'DELETE', url: url(estate), body: { id: variables.id } },
    }
  },
}
