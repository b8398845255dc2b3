import { afterAll, describe, expect, test } from 'vitest'
import type { World } from '#tests/support/world/world.ts'
import { providersWorld } from './providersWorld.ts'
import { travel, Traveller } from './traveller.ts'

const LINKS = '{ signInLinks { id label } }'
const labels = async (person: Awaited<ReturnType<World['account']>>) =>
  ((await person.gql(LINKS)).data['signInLinks'] as { label: string }[]).map(({ label }) => label)

describe('what comes back from a provider', async () => {
  const { bank, office, wallet, world, known, proven, number, close } = await providersWorld()
  afterAll(close)

  test('who says no there comes back as they were', async () => {
    expect(await travel(world, bank, { as: undefined, returnTo: '/private/mailbox' })).toMatchObject({
      to: '/login?electronicId=refused&redirect=%2Fprivate%2Fmailbox',
      isSignedIn: false,
    })
  })

  test.each(['//evil.example', '/..//evil.example', '/a/..\\\\evil.example', '/api/private/x'])('nobody is led to %s', async (returnTo) => {
    const [person, { text }] = [await world.account(), number()]
    const sub = await known(bank, { nin: text })
    const { to } = await travel(world, bank, { as: sub, purpose: 'prove', token: person.token, returnTo })
    expect(to).toBe('/private/estates?electronicId=done')
  })

  test.each(['audience', 'issuer', 'nonce', 'noNonce', 'tooLate', 'tooEarly', 'issuedLater', 'foreignKey'] as const)(
    'a token with a wrong %s is refused',
    async (mishap) => {
      const [person, { text }] = [await world.account(), number()]
      const sub = await known(bank, { nin: text })
      await bank.does(mishap)
      const answers = [await travel(world, bank, { as: sub, purpose: 'prove', token: person.token, returnTo: '/x' })]
      answers.push(await travel(world, bank, { as: sub }))
      await bank.does('none')
      expect(answers.map(({ to }) => to)).toEqual(['/x?electronicId=failed', '/login?electronicId=failed'])
      expect(await proven(person.userId)).toEqual({ hash: null, at: null })
    },
  )

  test.each(['late', 'early'] as const)('a clock that is a little %s is borne with', async (mishap) => {
    const [person, { text }] = [await world.account(), number()]
    const sub = await known(bank, { nin: text })
    await bank.does(mishap)
    const { to } = await travel(world, bank, { as: sub, purpose: 'prove', token: person.token, returnTo: '/x' })
    await bank.does('none')
    expect(to).toBe('/x?electronicId=done')
  })

  test('what is told of somebody else than the token is about counts for nothing', async () => {
    const [person, { text }] = [await world.account(), number()]
    const sub = await known(wallet, { nin: text })
    await wallet.does('userinfoSub')
    const { to } = await travel(world, wallet, { as: sub, purpose: 'prove', token: person.token, returnTo: '/x' })
    await wallet.does('none')
    expect(to).toBe('/x?electronicId=failed')
  })

  test('an answer counts once, in the browser that asked, for the provider that was asked', async () => {
    const person = await world.account()
    const sub = await known(office)
    await travel(world, office, { as: sub, purpose: 'link', token: person.token })
    const [traveller, thief] = [new Traveller(world.running), new Traveller(world.running)]
    const { to } = await traveller.begin('office')
    const back = await office.visit(to, sub)
    expect((await thief.come(back)).to).toBe('/login?electronicId=expired')
    await thief.begin('office')
    expect((await thief.come(back)).to).toBe('/login?electronicId=expired')
    expect((await traveller.come(back.replace('/office/', '/bank/'))).to).toBe('/login?electronicId=expired')
    expect((await traveller.come(back.replace(/state=[^&]+/, 'state=another'))).to).toBe('/login?electronicId=expired')
    expect((await traveller.come(back)).to).toBe('/private/estates')
    expect((await traveller.come(back)).to).toBe('/login?electronicId=expired')
  })

  test('two that bring the same answer at once: one of them goes on', async () => {
    const person = await world.account()
    const sub = await known(office)
    await travel(world, office, { as: sub, purpose: 'link', token: person.token })
    const traveller = new Traveller(world.running)
    const back = await office.visit((await traveller.begin('office')).to, sub)
    const went = await Promise.all(Array.from({ length: 5 }, () => traveller.come(back)))
    expect(went.filter(({ to }) => to === '/private/estates')).toHaveLength(1)
  })

  test('a round that took too long has ended', async () => {
    const traveller = new Traveller(world.running)
    const back = await office.visit((await traveller.begin('office')).to, await known(office))
    await world.sql("update sign_in_round set expires_at = now() - interval '1 second'")
    expect((await traveller.come(back)).to).toBe('/login?electronicId=expired')
  })

  test('whoever is signed in meanwhile as somebody else is given nothing', async () => {
    const [first, second] = [await world.account(), await world.account()]
    const traveller = new Traveller(world.running, first.token)
    const back = await office.visit((await traveller.begin('office', 'link', '/x')).to, await known(office))
    traveller.session = second.token
    expect((await traveller.come(back)).to).toBe('/x?electronicId=signedOut')
    expect([await labels(first), await labels(second)]).toEqual([[], []])
  })

  test('nobody is led to another site, nor by one', async () => {
    const person = await world.account()
    const sub = await known(office)
    await travel(world, office, { as: sub, purpose: 'link', token: person.token })
    for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example', 'evil'])
      expect((await travel(world, office, { as: sub, returnTo })).to).toMatch(/^\/(private\/estates|%09\/evil\.example)$/)
    const { headers } = await person.get('/api/public/oidc/office?purpose=link', { 'sec-fetch-site': 'cross-site' })
    expect(headers['location']).toBe('/login')
    expect((await person.get('/api/public/oidc/nobody')).status).toBe(404)
    expect((await person.send('HEAD', '/api/public/oidc/office')).status).toBe(405)
  })

  test('a provider that changes its keys is believed again at the next try', async () => {
    const person = await world.account()
    const sub = await known(office)
    await travel(world, office, { as: sub, purpose: 'link', token: person.token })
    const traveller = new Traveller(world.running)
    const back = await office.visit((await traveller.begin('office')).to, sub)
    await office.close()
    expect((await traveller.come(back)).to).toBe('/login?electronicId=away')
    await office.open()
    await office.knows({ [sub]: {} })
    const went = [await travel(world, office, { as: sub }), await travel(world, office, { as: sub })]
    expect(went.map(({ to }) => to).at(-1)).toBe('/private/estates')
  })
})
