import { createHash, randomBytes } from 'node:crypto'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import type { Person } from './people.ts'

const profile = '/api/private/profile/user'
const session = '/api/public/profile/user'

/** A link to the address of a user. */
async function emailLink(world: World, userId: string) {
  const token = randomBytes(32).toString('base64url')
  await world.sql(
    `insert into email_token (user_id, email, token_hash, expires_at) select id, email, $2, now() + interval '1 day' from app_user where id = $1`,
    [userId, createHash('sha256').update(token).digest()],
  )
  return token
}
async function userOf(world: World, client: Person['client']) {
  const { body } = await client.get(`${session}/current-user`)
  return (body['userId'] as string | null) ?? (await world.account()).userId
}
/** Of the owner in question: only they can answer it, or leave. */
async function invitation(world: World, { owner }: TestEstate) {
  const { id: companyId, admin } = await world.company()
  const [user] = await world.sql<{ email: string }>('select email from app_user where id = $1', [owner.userId])
  const colleague = { firstName: 'Kari', lastName: 'Nordmann', email: user!.email, phone: '22334455', roles: ['COMPANY_LEADER'] }
  await world.sql('delete from attempt')
  const { body } = await admin.post(`/api/private/company/${companyId}/users`, colleague)
  return String(body['id'])
}
const aboutInvitation = (mutation: string, method: 'POST' | 'DELETE') => async (world: World, estate: TestEstate) => {
  const id = await invitation(world, estate)
  return {
    graphql: { query: `mutation ($id: ID!) { ${mutation}(input: { invitationId: $id }) { __typename } }`, variables: { id } },
    rest: { method, url: `${profile}/company-invitations/${id}` },
  }
}

/** About one's address, and what one is asked by it. */
export const addressAsks: Readonly<Record<string, Asking>> = {
  emailProof: async () => ({ graphql: { query: '{ emailProof { state } }' }, rest: { method: 'GET', url: `${profile}/email` } }),
  sendEmailLink: async (world, _, { client }) => {
    await world.sql('delete from attempt')
    await world.sql(`insert into email_token (user_id, email, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`, [
      await userOf(world, client),
      `ny-${uuidv7()}@test.example`,
      randomBytes(32),
    ])
    return { graphql: { query: 'mutation { sendEmailLink { state } }' }, rest: { method: 'POST', url: `${profile}/email/link` } }
  },
  changeEmail: async (world, _, { client }) => {
    await world.sql('delete from attempt')
    await world.givePassword({ userId: await userOf(world, client) }, 'Riktig-1234')
    const input = { email: `ny-${uuidv7()}@test.example`, password: 'Riktig-1234' }
    return {
      graphql: { query: 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { state } }', variables: { input } },
      rest: { method: 'PUT', url: `${profile}/email`, body: input },
    }
  },
  emailToken: async (world) => {
    const { userId } = await world.account()
    const variables = { token: await emailLink(world, userId) }
    return {
      graphql: { query: 'mutation ($token: String!) { emailToken(input: { token: $token }) { email } }', variables },
      rest: { method: 'POST', url: `${session}/email-token`, body: variables },
    }
  },
  confirmEmail: async (world, _, { client }) => {
    const variables = { token: await emailLink(world, await userOf(world, client)) }
    return {
      graphql: { query: 'mutation ($token: String!) { confirmEmail(input: { token: $token }) { state } }', variables },
      rest: { method: 'POST', url: `${profile}/email/confirm`, body: variables },
    }
  },
  startAnew: async (world) => {
    const { userId } = await world.account({ isProven: false })
    await world.givePassword({ userId }, 'Riktig-1234')
    const variables = { token: await emailLink(world, userId) }
    return {
      graphql: { query: 'mutation ($token: String!) { startAnew(input: { token: $token }) { token } }', variables },
      rest: { method: 'POST', url: `${session}/email-token/start-anew`, body: variables },
    }
  },
  companyInvitations: async () => ({
    graphql: { query: '{ companyInvitations { id } }' },
    rest: { method: 'GET', url: `${profile}/company-invitations` },
  }),
  acceptCompanyInvitation: aboutInvitation('acceptCompanyInvitation', 'POST'),
  declineCompanyInvitation: aboutInvitation('declineCompanyInvitation', 'DELETE'),
  leaveCompany: async (world, estate) => {
    const id = await invitation(world, estate)
    await estate.owner.post(`${profile}/company-invitations/${id}`)
    return {
      graphql: { query: 'mutation ($id: ID!) { leaveCompany(input: { accountId: $id }) { id } }', variables: { id } },
      rest: { method: 'POST', url: `${profile}/accounts/${id}/leave` },
    }
  },
}
