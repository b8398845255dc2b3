import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { later, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const holder = 'id accountType name identifier holds { id type validFrom validTo } adjustments { change type reason by validTo }'
const search = async (client: Client, searchValue: string) =>
  client.gql(`query ($searchValue: String!) { licenceHolders(searchValue: $searchValue) { hasMore holders { ${holder} } } }`, {
    searchValue,
  })
const adjust = (client: Client, input: object, headers = {}) =>
  client.gql(`mutation ($input: AdjustLicenceInput!) { adjustLicence(input: $input) { ${holder} } }`, { input }, headers)
const inDays = (days: number) =>
  later(24 * days)
    .toISOString()
    .slice(0, 10)
const plansOf = async (client: Client) => (await client.get('/api/public/profile/user/current-user')).body['licences']
const entries = (id: string) =>
  world.sql<{ outcome: string }>(`select outcome from audit_entry where operation = 'adjustLicence' and record_id = $1`, [id])

describe('a system administrator', () => {
  test('finds customers and companies by name, e-mail and number, however they are written', async () => {
    const admin = await world.account({ isSystemAdmin: true })
    const mark = uuidv7().slice(-8)
    const person = await world.account({ name: `Åse${mark} Lågen`, email: `post-${mark}@test.example` })
    const { id } = await world.company({ name: `Måsøy ${mark} AS`, organization_number: '212345678' })
    for (const words of [`ase${mark}`, `POST-${mark}`]) {
      const { data } = await search(admin, words)
      expect(data['licenceHolders']).toMatchObject({ holders: [{ id: person.accountId, accountType: 'customer', holds: [] }] })
    }
    for (const words of [`masøy ${mark}`, '212345678']) {
      const { data } = await search(admin, words)
      expect(data['licenceHolders']).toMatchObject({ holders: [{ id, accountType: 'company', identifier: '212345678' }] })
    }
    expect((await search(admin, '%_%')).data['licenceHolders']).toEqual({ hasMore: false, holders: [] })
  })

  test('is given twenty at most', async () => {
    const admin = await world.account({ isSystemAdmin: true })
    const mark = uuidv7().slice(-8)
    for (let i = 0; i < 22; i++) await world.account({ name: `Mange${mark} Nr${i}` })
    const { data } = await search(admin, `mange${mark}`)
    const { holders, hasMore } = data['licenceHolders'] as { holders: unknown[]; hasMore: boolean }
    expect([holders.length, hasMore]).toEqual([20, true])
  })

  test('gives, prolongs and ends a plan; each counts at the next request and leaves one entry', async () => {
    const admin = await world.account({ isSystemAdmin: true, name: 'Sigurd Driftnes' })
    const { id, as } = await world.company()
    const leader = await as('Leader')
    const change = (more: object) => adjust(admin, { id, type: 'COMPANY_PRO', reason: 'Prøvetid', ...more })
    const given = await change({ change: 'GRANT', lastDay: inDays(10) })
    expect(given.data['adjustLicence']).toMatchObject({
      id,
      holds: [{ type: 'COMPANY_PRO' }],
      adjustments: [{ change: 'GRANT', reason: 'Prøvetid', by: 'Sigurd Driftnes' }],
    })
    expect(await plansOf(leader)).toEqual(['COMPANY_PRO'])
    expect((await change({ change: 'GRANT', lastDay: inDays(20) })).error).toEqual({ code: 'entityAlreadyExists' })
    const longer = await change({ change: 'EXTEND', lastDay: inDays(30) })
    expect(longer.data['adjustLicence']).toMatchObject({ adjustments: [{ change: 'EXTEND' }, { change: 'GRANT' }] })
    const ended = await change({ change: 'END' })
    expect(ended.data['adjustLicence']).toMatchObject({ holds: [] })
    expect(await plansOf(leader)).toEqual([])
    expect((await change({ change: 'END' })).error).toEqual({ code: 'cannotHandleTheRequest', details: { reason: 'transition' } })
    expect((await change({ change: 'EXTEND', lastDay: inDays(40) })).error).toEqual({
      code: 'cannotHandleTheRequest',
      details: { reason: 'transition' },
    })
    const outcomes = (await entries(id)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3)
    expect(outcomes).toHaveLength(6)
  })

  test('who sends a change twice under one key makes it once', async () => {
    const admin = await world.account({ isSystemAdmin: true })
    const { accountId } = await world.account()
    const input = { id: accountId, type: 'CUSTOMER_PLUS', change: 'GRANT', lastDay: inDays(5), reason: 'Gave' }
    const key = { 'idempotency-key': uuidv7() }
    const [first, again] = [await adjust(admin, input, key), await adjust(admin, input, key)]
    expect(again.data).toEqual(first.data)
    expect(await entries(accountId)).toHaveLength(1)
  })

  test('of ten who give the same plan at once, one does', async () => {
    const admin = await world.account({ isSystemAdmin: true })
    const { id } = await world.company()
    const input = { id, type: 'COMPANY_PRO', change: 'GRANT', lastDay: inDays(5), reason: 'Gave' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust(admin, input)))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'entityAlreadyExists')).toHaveLength(9)
  })

  test('is told what is wrong', async () => {
    const admin = await world.account({ isSystemAdmin: true })
    const { accountId } = await world.account()
    const of = async (more: object) =>
      (await adjust(admin, { id: accountId, type: 'CUSTOMER_PLUS', change: 'GRANT', lastDay: inDays(5), reason: 'Gave', ...more })).error
    expect(await of({ id: uuidv7() })).toEqual({ code: 'entityNotFound' })
    expect(await of({ id: 'x' })).toEqual({ code: 'entityNotFound' })
    const fault = (field: string, key: string) => ({ code: 'unprocessableEntity', details: { fields: { [field]: key } } })
    expect(await of({ reason: ' ' })).toEqual(fault('reason', 'required'))
    expect(await of({ lastDay: null })).toEqual(fault('lastDay', 'required'))
    expect(await of({ lastDay: inDays(-5) })).toEqual(fault('lastDay', 'notValid'))
    expect(await of({ lastDay: inDays(365 * 11) })).toEqual(fault('lastDay', 'notValid'))
    expect(await of({ type: 'COMPANY_PRO' })).toEqual(fault('type', 'notValid'))
  })
})

test('nobody else looks into the office', async () => {
  const { admin, id } = await world.company()
  for (const person of [admin, await world.account()]) {
    const refusal = { code: 'unauthorizedUser', details: { reason: 'role' } }
    expect((await search(person, 'firma')).error).toEqual(refusal)
    expect((await adjust(person, { id, type: 'COMPANY_PRO', change: 'GRANT', lastDay: inDays(5), reason: 'Gave' })).error).toEqual(refusal)
  }
})
