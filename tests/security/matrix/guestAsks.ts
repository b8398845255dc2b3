import { uuidv7 } from '#server/kernel/ids.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

const path = ({ id }: TestEstate) => `/api/private/estate/${id}/guest`
const somebody = () => ({ email: `gjest-${uuidv7()}@test.example`, accessLevel: 'read' })

async function invited(world: World, estate: TestEstate) {
  await world.sql('delete from attempt')
  const { body } = await estate.owner.post(path(estate), somebody())
  return { estateId: estate.id, guestId: body['id'] as string }
}

export const guestAsks: Readonly<Record<string, Asking>> = {
  guestEstates: async () => ({
    graphql: { query: '{ guestEstates { totalCount } }' },
    rest: { method: 'GET', url: '/api/private/estates/guest' },
  }),
  guestInvitations: async (_, estate) => ({
    graphql: { query: 'query ($id: ID!) { guestInvitations(estateId: $id) { totalCount } }', variables: { id: estate.id } },
    rest: { method: 'GET', url: `${path(estate)}/invitation` },
  }),
  inviteGuest: async (world, estate) => {
    await world.sql('delete from attempt')
    const input = somebody()
    return {
      graphql: {
        query: 'mutation ($input: InviteGuestInput!) { inviteGuest(input: $input) { id } }',
        variables: { input: { estateId: estate.id, ...input } },
      },
      rest: { method: 'POST', url: path(estate), body: input },
    }
  },
  updateGuest: async (world, estate) => {
    const { guestId } = await invited(world, estate)
    const change = { guestId, accessLevel: 'edit' }
    return {
      graphql: {
        query: 'mutation ($input: UpdateGuestInput!) { updateGuest(input: $input) { id } }',
        variables: { input: { estateId: estate.id, version: 1, ...change } },
      },
      rest: { method: 'PUT', url: path(estate), body: change },
    }
  },
  removeGuest: async (world, estate) => {
    const variables = await invited(world, estate)
    return {
      graphql: {
        query: 'mutation ($estateId: ID!, $guestId: ID!) { removeGuest(input: { estateId: $estateId, guestId: $guestId }) { id } }',
        variables,
      },
      rest: { method: 'DELETE', url: path(estate), body: { guestId: variables.guestId } },
    }
  },
  inviteGuestAgain: async (world, estate) => {
    const variables = await invited(world, estate)
    await world.sql('delete from attempt')
    return {
      graphql: {
        query: 'mutation ($estateId: ID!, $guestId: ID!) { inviteGuestAgain(input: { estateId: $estateId, guestId: $guestId }) { id } }',
        variables,
      },
    }
  },
  leaveEstate: async (_, { id }) => ({
    graphql: { query: 'mutation ($id: ID!) { leaveEstate(input: { estateId: $id }) { id } }', variables: { id } },
  }),
}
