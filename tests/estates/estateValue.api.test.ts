import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

const READ = 'query ($estateId: ID!) { estateValue(estateId: $estateId) { estimatedValue loan equity version } }'
const SAVE = `mutation ($input: SaveEstateValueInput!) {
  saveEstateValue(input: $input) { purchasePrice estimatedValue valuedAt loan equity version estimates { amount valuedAt } }
}`
const DELETE = 'mutation ($estateId: ID!, $id: ID!) { deleteValueEstimate(input: { estateId: $estateId, id: $id }) { id } }'
type Kept = { id: string }
const valueOf = ({ id }: { id: string }) => `/api/private/estate/${id}/value`
const bought = { purchasePrice: 6_150_000, purchaseDate: '2016-05-12', taxValue: 1_200_000.5 }
const owed = { loan: 3_000_000.25, sharedDebt: 250_000, monthlySharedCost: 4_150 }
const estimate = { estimatedValue: 8_000_000, valuedAt: '2024-03-01' }

describe('the value of an estate', async () => {
  const world = await sharedWorld()
  const save = (estate: TestEstate, input: object) => estate.owner.gql(SAVE, { input: { estateId: estate.id, ...input } })

  test('is unknown until somebody says it', async () => {
    const estate = await world.estate()
    expect(await estate.owner.get(valueOf(estate))).toMatchObject({
      status: 200,
      body: { estateId: estate.id, purchasePrice: null, estimatedValue: null, equity: null, estimates: [], version: 1 },
    })
  })

  test('equity is the newest estimate less what is owed, over both transports', async () => {
    const estate = await world.estate()
    const { status, body } = await estate.owner.put(valueOf(estate), { ...bought, ...owed, ...estimate })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...bought, ...owed, ...estimate, equity: 4_749_999.75, version: 2 })
    expect((await estate.owner.gql(READ, { estateId: estate.id })).data).toEqual({
      estateValue: { estimatedValue: 8_000_000, loan: 3_000_000.25, equity: 4_749_999.75, version: 2 },
    })
    // Less than nothing is told as it is.
    expect((await save(estate, { version: 2, loan: 9_000_000 })).data).toMatchObject({ saveEstateValue: { equity: -1_250_000 } })
  })

  test('estimates stay with their days, one a day, the newest first', async () => {
    const estate = await world.estate()
    await save(estate, { version: 1, ...estimate })
    await save(estate, { version: 2, estimatedValue: 7_000_000, valuedAt: '2020-01-31' })
    await save(estate, { version: 3, estimatedValue: 8_100_000, valuedAt: '2024-03-01' })
    const { data } = await save(estate, { version: 4, loan: 1 })
    expect(data).toEqual({
      saveEstateValue: {
        purchasePrice: null,
        estimatedValue: 8_100_000,
        valuedAt: '2024-03-01',
        loan: 1,
        equity: 8_099_999,
        version: 5,
        estimates: [
          { amount: 8_100_000, valuedAt: '2024-03-01' },
          { amount: 7_000_000, valuedAt: '2020-01-31' },
        ],
      },
    })
  })

  test('a bad amount or day names its field', async () => {
    const estate = await world.estate()
    const fields = async (input: object) => (await save(estate, { version: 1, ...input })).error?.details
    expect(await fields({ loan: -1, taxValue: 1.005, purchasePrice: 1e11 })).toEqual({
      fields: { loan: 'notValid', taxValue: 'notValid', purchasePrice: 'notValid' },
    })
    expect(await fields({ estimatedValue: 5 })).toEqual({ fields: { valuedAt: 'required' } })
    expect(await fields({ estimatedValue: 5, valuedAt: '2999-01-01' })).toEqual({ fields: { valuedAt: 'notValid' } })
    expect((await estate.owner.put(valueOf(estate), { purchaseDate: '2016-02-30' })).body).toMatchObject({
      details: { fields: { purchaseDate: 'notValid' } },
    })
    expect((await estate.owner.gql(READ, { estateId: estate.id })).data).toMatchObject({ estateValue: { version: 1 } })
  })

  test('of two who save at once, the second is told', async () => {
    const estate = await world.estate()
    const both = await Promise.all([save(estate, { version: 1, loan: 1 }), save(estate, { version: 1, loan: 2, ...estimate })])
    expect(both.filter(({ error }) => error)).toMatchObject([{ error: { details: { reason: 'stale' } } }])
    expect((await save(estate, { loan: 3 })).error).toMatchObject({ details: { fields: { version: 'required' } } })
  })

  test('an estimate that was wrong is removed, and the one before it counts again', async () => {
    const estate = await world.estate()
    await save(estate, { version: 1, estimatedValue: 7_000_000, valuedAt: '2020-01-31' })
    await save(estate, { version: 2, ...estimate })
    const estimates = async () => (await estate.owner.get(valueOf(estate))).body['estimates'] as Kept[]
    const [newest, older] = (await estimates()) as [Kept, Kept]
    const remove = (who: TestEstate['owner'], id: string) => who.gql(DELETE, { estateId: estate.id, id })
    expect((await remove(await estate.guest('read'), newest.id)).error).toEqual({ code: 'authorizationFailure' })
    expect((await remove(await world.account(), newest.id)).error).toEqual({ code: 'entityNotFound' })
    const other = await world.estate()
    expect((await other.owner.delete(valueOf(other), { id: newest.id })).status).toBe(404)
    expect((await remove(estate.owner, newest.id)).data).toEqual({ deleteValueEstimate: { id: newest.id } })
    expect((await estate.owner.get(valueOf(estate))).body).toMatchObject({ estimatedValue: 7_000_000, valuedAt: '2020-01-31' })
    expect((await estate.owner.delete(valueOf(estate), { id: older.id })).status).toBe(204)
    expect((await estate.owner.delete(valueOf(estate), { id: older.id })).status).toBe(404)
    expect(await estimates()).toEqual([])
  })

  test('what is owed is for those to see who may write it', async () => {
    const estate = await world.estate()
    await estate.owner.put(valueOf(estate), { ...bought, ...owed, ...estimate })
    const hidden = { loan: null, sharedDebt: null, monthlySharedCost: null, equity: null }
    const reader = await estate.guest('read')
    expect((await reader.get(valueOf(estate))).body).toMatchObject({ ...bought, ...estimate, ...hidden })
    const editor = await estate.guest('edit')
    expect((await editor.get(valueOf(estate))).body).toMatchObject(owed)
    const NESTED = 'query ($estateId: ID!) { estate(estateId: $estateId) { value { taxValue loan equity } } }'
    expect((await reader.gql(NESTED, { estateId: estate.id })).data).toEqual({
      estate: { value: { taxValue: bought.taxValue, loan: null, equity: null } },
    })
    expect((await estate.owner.gql(NESTED, { estateId: estate.id })).data).toMatchObject({ estate: { value: { loan: owed.loan } } })
  })

  test('a public link shows the value, and has no word for what is owed', async () => {
    const estate = await world.estate()
    await estate.owner.put(valueOf(estate), { ...bought, ...owed, ...estimate })
    const link = await estate.link()
    const { body } = await link.get(`/api/public/${link.key}/estate/${estate.id}/value`)
    expect(body).toMatchObject({ ...bought, ...estimate, estimates: [{ amount: 8_000_000 }] })
    for (const field of ['loan', 'sharedDebt', 'monthlySharedCost', 'equity']) expect(body).not.toHaveProperty(field)
    expect((await link.gql(READ, { estateId: estate.id })).status).toBe(400)
    const SHOWN = 'query ($estateId: ID!) { estate(estateId: $estateId) { value { estimatedValue estimates { valuedAt } } } }'
    expect((await link.gql(SHOWN, { estateId: estate.id })).data).toMatchObject({ estate: { value: { estimatedValue: 8_000_000 } } })
  })

  test('a reading guest changes nothing, a stranger finds nothing', async () => {
    const estate = await world.estate()
    const input = { estateId: estate.id, version: 1, loan: 1 }
    expect((await (await estate.guest('read')).gql(SAVE, { input })).error).toEqual({ code: 'authorizationFailure' })
    const stranger = await world.account()
    expect((await stranger.gql(SAVE, { input })).error).toEqual({ code: 'entityNotFound' })
    expect((await stranger.get(valueOf(estate))).status).toBe(404)
  })
})
