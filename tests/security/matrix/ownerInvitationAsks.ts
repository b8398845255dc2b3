import { keyOf } from '#server/estates/ownerInvitations/keys.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { asked, ownerless } from '#tests/accounts/owning.ts'
import { emailOf } from '#tests/mail/mails.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Ask, Asking } from './asks.ts'
import type { Person } from './people.ts'

const own = '/api/private/profile/user/owner-invitations'

/** An estate without an owner, of the company that whoever asks works for if it is let in to the one in question; else of another. */
async function alike(world: World, { id }: TestEstate, { client }: Person) {
  const { accountId } = client as { accountId?: string }
  const [partner] = await world.sql<{ id: string }>(
    'select l.company_id id from access_link l join account a on a.company_id = l.company_id where l.estate_id = $1 and a.id = $2',
    [id, accountId ?? null],
  )
  const companyId = partner?.id ?? (await world.company()).id
  await world.sql('delete from attempt')
  return { companyId, estateId: await ownerless(world, companyId) }
}
const address = () => `kari-${uuidv7()}@test.example`

const answering =
  (mutation: string, method: 'POST' | 'DELETE'): Asking =>
  async (world, estate) => {
    const { companyId, estateId } = await alike(world, estate, { client: world.anonymous() })
    const id = await asked(world, { companyId, estateId, email: await emailOf(world, estate.owner) })
    return {
      graphql: { query: `mutation ($id: ID!) { ${mutation}(input: { invitationId: $id }) { __typename } }`, variables: { id } },
      rest: { method, url: `${own}/${id}` },
    }
  }
const changing =
  (mutation: string, rest: (id: string) => NonNullable<Ask['rest']>): Asking =>
  async (world, estate, person) => {
    const id = await asked(world, { ...(await alike(world, estate, person)), email: address() })
    return {
      graphql: { query: `mutation ($id: ID!) { ${mutation}(input: { invitationId: $id }) { state } }`, variables: { id } },
      rest: rest(id),
    }
  }
async function keyed(world: World, estate: TestEstate) {
  const email = address()
  const { companyId, estateId } = await alike(world, estate, { client: world.anonymous() })
  return keyOf(world.app.mailKeys, { id: await asked(world, { companyId, estateId, email }), email })
}
const byKey = (key: string) => `/api/public/owner-invitation/${key}`

/** Whom a company asks whether an estate is theirs. */
export const ownerInvitationAsks: Readonly<Record<string, Asking>> = {
  ownerInvitations: async () => ({ graphql: { query: '{ ownerInvitations { id } }' }, rest: { method: 'GET', url: own } }),
  acceptOwnerInvitation: answering('acceptOwnerInvitation', 'POST'),
  declineOwnerInvitation: answering('declineOwnerInvitation', 'DELETE'),
  refusableOwnerInvitation: async (world, estate) => {
    const key = await keyed(world, estate)
    const query = 'query ($key: String!) { refusableOwnerInvitation(invitationKey: $key) { isDeclined } }'
    return { graphql: { query, variables: { key } }, rest: { method: 'GET', url: byKey(key) } }
  },
  refuseOwnerInvitation: async (world, estate) => {
    const key = await keyed(world, estate)
    const query = 'mutation ($key: String!) { refuseOwnerInvitation(input: { invitationKey: $key }) { isDeclined } }'
    return { graphql: { query, variables: { key } }, rest: { method: 'POST', url: byKey(key), body: {} } }
  },
  inviteOwner: async (world, estate, person) => {
    const { estateId } = await alike(world, estate, person)
    const body = { firstName: 'Kari', lastName: 'Kunde', email: address() }
    const query = 'mutation ($input: InviteOwnerInput!) { inviteOwner(input: $input) { state } }'
    const rest = { method: 'POST', url: `/api/private/estate/${estateId}/owner-invitation`, body } as const
    return { graphql: { query, variables: { input: { estateId, ...body } } }, rest }
  },
  sendOwnerInvitationAgain: changing('sendOwnerInvitationAgain', (id) => ({
    method: 'POST',
    url: `/api/private/owner-invitation/${id}/again`,
  })),
  withdrawOwnerInvitation: changing('withdrawOwnerInvitation', (id) => ({
    method: 'DELETE',
    url: `/api/private/owner-invitation/${id}`,
  })),
}
