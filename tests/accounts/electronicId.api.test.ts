import { afterAll, describe, expect, test } from 'vitest'
import type { World } from '#tests/support/world/world.ts'
import { providersWorld } from './providersWorld.ts'
import { travel, Traveller } from './traveller.ts'

const LINKS = '{ signInLinks { id label } }'
const labels = async (person: Awaited<ReturnType<World['account']>>) =>
  ((await person.gql(LINKS)).data['signInLinks'] as { label: string }[]).map(({ label }) => label)

describe('signing in by somebody who knows the person', async () => {
  const { bank, office, wallet, world, known, proven, number, close } = await providersWorld()
  afterAll(close)

  test('which providers there are is told to everybody, in their order', async () => {
    const { body } = await world.anonymous().get('/api/public/profile/user/current-user')
    expect(body).toMatchObject({
      signedInBy: null,
      signInProviders: [
        { name: 'bank', label: 'Bank-ID', provesIdentity: true },
        { name: 'office', label: 'Kontoret', provesIdentity: false },
        { name: 'wallet', label: 'Lommeboka', provesIdentity: true },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  test('the browser is sent on with PKCE, state and nonce, and asks for nothing more', async () => {
    const traveller = new Traveller(world.running)
    const { to } = await traveller.begin('bank')
    const asked = Object.fromEntries(new URL(to).searchParams)
    expect(asked).toMatchObject({
      client_id: 'grunnmur',
      redirect_uri: 'http://localhost/api/public/oidc/bank/callback',
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
    })
    for (const part of ['state', 'nonce', 'code_challenge']) expect(asked[part]).toMatch(/^[\w-]{43}$/)
    expect(asked['prompt']).toBeUndefined()
  })

  test('a provider is linked while signed in, and opens from then on', async () => {
    const person = await world.account()
    const sub = await known(office)
    expect(await travel(world, office, { as: sub })).toMatchObject({ to: '/login?electronicId=unknown', isSignedIn: false })
    expect(await travel(world, office, { as: sub, purpose: 'link', token: person.token, returnTo: '/private/profile' })).toMatchObject({
      to: '/private/profile?electronicId=done',
    })
    expect(await labels(person)).toEqual(['Kontoret'])
    const { to, isSignedIn, identity } = await travel(world, office, { as: sub, returnTo: '/private/estates?a=1' })
    expect({ to, isSignedIn }).toEqual({ to: '/private/estates?a=1', isSignedIn: true })
    expect(identity).toMatchObject({ userId: person.userId, selectedAccountId: person.accountId, signedInBy: 'office' })
    expect(await proven(person.userId)).toEqual({ hash: null, at: null })
  })

  test('whoever is let in no more is sent back by every provider', async () => {
    const person = await world.account()
    const sub = await known(office)
    await travel(world, office, { as: sub, purpose: 'link', token: person.token, returnTo: '/private/profile' })
    await world.sql('update app_user set blocked_at = now() where id = $1', [person.userId])
    expect(await travel(world, office, { as: sub })).toMatchObject({ to: '/login?electronicId=failed', isSignedIn: false })
  })

  test.each([
    ['of the fresh token', () => bank],
    ['of whom the token is about', () => wallet],
  ])('an identity number is proven by the claim %s', async (_, of) => {
    const [person, provider, { text, hash }] = [await world.account(), of(), number()]
    const sub = await known(provider, { nin: text })
    const asked = { as: sub, purpose: 'prove', token: person.token, returnTo: '/private/profile' } as const
    expect(await travel(world, provider, asked)).toMatchObject({ to: '/private/profile?electronicId=done' })
    const { hash: kept, at } = await proven(person.userId)
    expect(kept?.equals(hash)).toBe(true)
    expect(at).not.toBeNull()
    expect(await labels(person)).toEqual([])
  })

  test('a proven number opens by any provider that tells it, and links that one', async () => {
    const [person, { text }] = [await world.account(), number()]
    const sub = await known(bank, { nin: text })
    await travel(world, bank, { as: sub, purpose: 'prove', token: person.token })
    const other = await known(wallet, { nin: text })
    const { identity } = await travel(world, wallet, { as: other })
    expect(identity).toMatchObject({ userId: person.userId })
    expect(await labels(person)).toEqual(['Lommeboka'])
  })

  test('a number that was only typed opens nothing', async () => {
    const [person, { text }] = [await world.account(), number()]
    expect((await person.put('/api/private/estate-registry/user/register', { identityNumber: text })).status).toBe(204)
    const sub = await known(bank, { nin: text })
    expect(await travel(world, bank, { as: sub })).toMatchObject({ to: '/login?electronicId=unknown', isSignedIn: false })
  })

  test('a person is one user: another’s number and another’s provider are refused', async () => {
    const [first, second, { text }] = [await world.account(), await world.account(), number()]
    const sub = await known(bank, { nin: text })
    await travel(world, bank, { as: sub, purpose: 'link', token: first.token, returnTo: '/private/profile' })
    for (const purpose of ['prove', 'link'] as const) {
      const asked = { as: sub, purpose, token: second.token, returnTo: '/private/profile' }
      expect(await travel(world, bank, asked)).toMatchObject({ to: '/private/profile?electronicId=taken' })
    }
    const another = await known(bank, { nin: number().text })
    expect(await travel(world, bank, { as: another, purpose: 'prove', token: first.token, returnTo: '/x' })).toMatchObject({
      to: '/x?electronicId=taken',
    })
    expect(await proven(second.userId)).toEqual({ hash: null, at: null })
  })

  test.each([
    ['bank', { nin: '12345678901' }, 'noNumber'],
    ['bank', {}, 'noNumber'],
    ['bank', { nin: ['a list'] }, 'noNumber'],
    ['office', { nin: 'whatever' }, 'noNumber'],
  ])('%s with %j proves nothing', async (name, claims, word) => {
    const [person, provider] = [await world.account(), name === 'bank' ? bank : office]
    const sub = await known(provider, claims)
    const asked = { as: sub, purpose: 'prove', token: person.token, returnTo: '/private/profile' } as const
    expect((await travel(world, provider, asked)).to).toBe(`/private/profile?electronicId=${word}`)
    expect(await proven(person.userId)).toEqual({ hash: null, at: null })
  })

  test('proving and linking need somebody who is signed in, and no token', async () => {
    const person = await world.account()
    for (const purpose of ['prove', 'link'] as const)
      expect((await new Traveller(world.running).begin('bank', purpose, '/x')).to).toBe('/x?electronicId=signedOut')
    const { data } = await person.gql('mutation { createAccessToken(input: { name: "x", scope: write, days: 1 }) { token } }')
    const bearer = { authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` }
    const { headers } = await world.anonymous().get('/api/public/oidc/bank?purpose=prove&returnTo=/x', bearer)
    expect(headers['location']).toBe('/x?electronicId=signedOut')
    expect((await world.anonymous().with(bearer).gql(LINKS)).error).toMatchObject({ code: 'unauthorizedUser' })
  })

  test('a session ends at the provider too', async () => {
    const { headers } = await world.anonymous().get('/api/public/oidc/bank/logout')
    expect(headers['location']).toMatch(new RegExp(`^${bank.issuer}/session/end\\?`))
    expect(headers['location']).toContain(encodeURIComponent('http://localhost/login'))
  })

  test('a link that is removed opens no more; another’s does not exist', async () => {
    const [person, other] = [await world.account(), await world.account()]
    const sub = await known(office)
    await travel(world, office, { as: sub, purpose: 'link', token: person.token })
    const [link] = (await person.gql(LINKS)).data['signInLinks'] as { id: string }[]
    const REMOVE = 'mutation ($id: ID!) { removeSignInLink(input: { id: $id }) { id } }'
    expect((await other.gql(REMOVE, { id: link!.id })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await person.gql(REMOVE, { id: link!.id })).data).toEqual({ removeSignInLink: { id: link!.id } })
    expect((await travel(world, office, { as: sub })).to).toBe('/login?electronicId=unknown')
  })

  test('who came by a provider is in the log, and the number is nowhere', async () => {
    const [person, { text }] = [await world.account(), number()]
    const sub = await known(bank, { nin: text })
    await travel(world, bank, { as: sub, purpose: 'prove', token: person.token })
    await travel(world, bank, { as: sub })
    const entries = await world.sql<{ outcome: string }>(
      "select outcome from audit_entry where user_id = $1 and operation = 'signInByProvider' order by id",
      [person.userId],
    )
    expect(entries.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    const kept = await world.sql('select * from audit_entry union all select * from audit_entry')
    expect(JSON.stringify([kept, await world.sql('select * from sign_in_round'), await world.sql('select * from app_user')])).not.toContain(
      text,
    )
  })
})
