import { beforeAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { asks } from './matrix/asks.ts'
import { table } from './matrix/table.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

type Person = Awaited<ReturnType<World['account']>>
async function tokenOf(person: Person, scope: 'read' | 'write', days = 30) {
  const { data, errors } = await person.gql(
    'mutation ($scope: AccessScope!, $days: Int!) { createAccessToken(input: { name: "Skript", scope: $scope, days: $days }) { token accessToken { id } } }',
    { scope, days },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  const { token, accessToken } = data['createAccessToken'] as { token: string; accessToken: { id: string } }
  return { token, id: accessToken.id, client: world.anonymous().with({ authorization: `Bearer ${token}` }) }
}
const estates = '/api/private/estates'

/** What only the person does, however much a token may. */
const isInPerson = (operation: string) =>
  [...world.app.operations.values()].some(({ name, rule }) => name === operation && rule.includes(', in person'))
const changes = () =>
  new Set([...world.app.operations.values()].filter(({ kind }) => kind === 'command' || kind === 'upload').map(({ name }) => name))

const prepared = new Map<string, ReturnType<typeof prepare>>()
async function prepare(operation: string) {
  const estate = await world.estate()
  return { owner: estate.owner, ask: await asks[operation]!(world, estate, { client: estate.owner }) }
}
/** The same for both: a token that may not is refused before anybody looks at what it asks for, and reading changes nothing. */
function preparedFor(operation: string) {
  const ready = prepared.get(operation) ?? prepare(operation)
  prepared.set(operation, ready)
  return ready
}

describe.each(['read', 'write'] as const)('a token to %s', (scope) => {
  test.each([...table.keys()].filter((operation) => !['login', 'logout'].includes(operation)))('asked for %s', async (operation) => {
    const { owner: person, ask } = await preparedFor(operation)
    const { graphql, sendsFile } = ask
    if (!graphql || sendsFile) return
    const { client } = await tokenOf(person, scope)
    const { error } = await client.gql(graphql.query, graphql.variables)
    const owner = table.get(operation)!.owner
    const mayNot = isInPerson(operation) || (scope === 'read' && changes().has(operation))
    const found = error ? (error.details?.reason ?? 'refused') : 'ok'
    expect(found).toBe(mayNot ? 'scope' : owner === 'ok' || owner === 'role' ? owner : 'refused')
  })
})

test('a token acts as exactly its account, over both transports, and says when it was used', async () => {
  const { owner } = await world.estate()
  const { client, id } = await tokenOf(owner, 'read')
  expect((await client.get(estates)).body).toEqual((await owner.get(estates)).body)
  expect((await client.get('/api/public/profile/user/current-user')).body).toMatchObject({
    userId: owner.userId,
    selectedAccountId: owner.accountId,
  })
  const used = async () => {
    const { data } = await owner.gql('{ accessTokens { id name scope lastUsedAt expiresAt } }')
    return (data['accessTokens'] as { id: string; lastUsedAt: string | null }[])[0]
  }
  expect(await used()).toMatchObject({ id, name: 'Skript', scope: 'read' })
  await expect.poll(async () => (await used())?.lastUsedAt).toEqual(expect.any(String))
})

test('a token that is revoked, old, altered or made up is refused, also where everybody is let in', async () => {
  const person = await world.account()
  const revoked = await tokenOf(person, 'read')
  expect((await revoked.client.get(estates)).status).toBe(200)
  await person.gql('mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }', { id: revoked.id })
  const old = await tokenOf(person, 'read')
  expect((await old.client.get(estates)).status).toBe(200)
  await world.sql('update session set expires_at = now() where id = (select session_id from access_token where id = $1)', [old.id])
  const good = await tokenOf(person, 'read')
  const made = [`${good.token.slice(0, -1)}${good.token.endsWith('A') ? 'B' : 'A'}`, good.token.slice(9), 'x', person.token]
  for (const client of [revoked.client, old.client, ...made.map((token) => world.anonymous().with({ authorization: `Bearer ${token}` }))]) {
    for (const url of [estates, '/api/public/profile/user/current-user']) {
      expect(await client.get(url)).toMatchObject({ status: 401, body: { code: 'unauthenticatedUser' } })
    }
    expect((await client.gql('{ currentUser { isAnonymous } }')).error).toMatchObject({ code: 'unauthenticatedUser' })
  }
})

test('a token is no cookie, and a cookie beside it does not count', async () => {
  const { owner } = await world.estate()
  const stranger = await world.account()
  const { token, client } = await tokenOf(owner, 'read')
  expect((await client.get(estates)).status).toBe(200)
  for (const value of [token, token.slice(9)])
    expect((await world.anonymous().get(estates, { cookie: `session=${value}` })).status).toBe(401)
  const both = client.with({ cookie: `session=${stranger.token}` })
  expect((await both.get('/api/public/profile/user/current-user')).body).toMatchObject({ userId: owner.userId })
})

test('a token stays over a new password, and ends with its account and with a reset', async () => {
  const person = await world.account()
  await world.givePassword(person, 'Riktig-1234')
  const { client } = await tokenOf(person, 'write')
  expect(
    (await person.post('/api/public/profile/user/change-password', { oldPassword: 'Riktig-1234', newPassword: 'Riktig-12345' })).status,
  ).toBe(204)
  expect((await client.get(estates)).status).toBe(200)
  const token = await world.passwordToken(person.userId)
  expect((await world.anonymous().post('/api/public/profile/user/create-password', { token, password: 'Riktig-123456' })).status).toBe(204)
  expect((await client.get(estates)).status).toBe(401)
  const blocked = await world.account()
  const other = await tokenOf(blocked, 'write')
  await world.sql('update account set is_disabled = true where id = $1', [blocked.accountId])
  expect((await other.client.get(estates)).status).toBe(401)
})

test('only a hash of a token is kept, and signing out with one ends nothing', async () => {
  const person = await world.account()
  const { token, client } = await tokenOf(person, 'write')
  expect((await client.get('/api/public/profile/user/logout')).status).toBe(204)
  expect((await client.get(estates)).status).toBe(200)
  const rows = await world.sql<{ row: string }>(
    'select s::text as row from session s union all select t::text from access_token t union all select a::text from audit_entry a',
  )
  expect(rows.filter(({ row }) => row.includes(token) || row.includes(token.slice(9)))).toEqual([])
})

test.each([[{ name: '' }], [{ days: 0 }], [{ days: 366 }]])('%j is refused', async (fault) => {
  const person = await world.account()
  const { error } = await person.gql(
    'mutation ($name: String!, $days: Int!) { createAccessToken(input: { name: $name, scope: read, days: $days }) { token } }',
    { name: 'Skript', days: 1, ...fault },
  )
  expect(error).toMatchObject({ code: 'unprocessableEntity' })
})
