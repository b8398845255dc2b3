import { uuidv7 } from '#server/kernel/ids.ts'
import { later, type World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

async function access(world: World, estateId: string, { accountId, userId }: { accountId: string; userId: string }) {
  const [added] = await world.sql<{ id: string }>(
    `insert into support_access (estate_id, account_id, user_id, reason, ends_at) values ($1, $2, $3, 'Får ikke åpnet et dokument', $4) returning id`,
    [estateId, accountId, userId, later(1)],
  )
  return added!.id
}

export const supportAsks: Readonly<Record<string, Asking>> = {
  supportEstates: async () => ({ graphql: { query: '{ supportEstates(searchValue: "veien") { hasMore } }' } }),
  openSupportAccesses: async () => ({ graphql: { query: '{ openSupportAccesses { id } }' } }),
  openSupportAccess: async (world) => {
    const { id: estateId } = await world.estate()
    const variables = { estateId, reason: 'Eieren får ikke åpnet et dokument' }
    return {
      graphql: {
        query: 'mutation ($estateId: ID!, $reason: String!) { openSupportAccess(input: { estateId: $estateId, reason: $reason }) { id } }',
        variables,
      },
    }
  },
  closeSupportAccess: async (world, { id: estateId }, { client }) => {
    const { accountId, userId } = client as { accountId?: string; userId?: string }
    const id = accountId && userId ? await access(world, estateId, { accountId, userId }) : uuidv7()
    return { graphql: { query: 'mutation ($id: ID!) { closeSupportAccess(input: { id: $id }) { id } }', variables: { id } } }
  },
  supportAccesses: async (_, { id: estateId }) => ({
    graphql: { query: 'query ($estateId: ID!) { supportAccesses(estateId: $estateId) { totalCount } }', variables: { estateId } },
  }),
  estateViewers: async (_, { id: estateId }) => ({
    graphql: { query: 'query ($estateId: ID!) { estateViewers(estateId: $estateId) { owners { name } } }', variables: { estateId } },
  }),
  endSupportAccess: async (world, { id: estateId }) => {
    const id = await access(world, estateId, await world.account({ isSystemAdmin: true }))
    return {
      graphql: {
        query: 'mutation ($estateId: ID!, $id: ID!) { endSupportAccess(input: { estateId: $estateId, id: $id }) { id } }',
        variables: { estateId, id },
      },
    }
  },
}
