import { afterAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

const BOTH = `query ($one: ID!, $other: ID!, $after: String) {
  one: estate(estateId: $one) { id addressLine1 }
  other: estate(estateId: $other) { id addressLine1 }
  floors(estateId: $one, after: $after) { totalCount edges { node { id } } }
}`
const PAIR = 'query ($one: ID!, $other: ID!) { one: estate(estateId: $one) { id } other: estate(estateId: $other) { id } }'

describe('fields that are read together', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const [estate, theirs] = [await world.estate(), await world.estate()]
  const { app } = world.running
  const send = app.send
  let sent = 0
  app.send = (statement) => {
    sent++
    return send(statement)
  }

  test('are one statement, whatever is asked of each', async () => {
    const variables = { one: estate.id, other: estate.id }
    await estate.owner.gql(BOTH, variables)
    sent = 0
    const { data } = await estate.owner.gql(BOTH, variables)
    expect(data).toMatchObject({ one: { id: estate.id }, other: { id: estate.id }, floors: { totalCount: 0 } })
    expect(sent).toBe(1)
  })

  test('are refused one by one', async () => {
    const { data, errors } = await estate.owner.gql(PAIR, { one: estate.id, other: theirs.id })
    expect(data).toEqual({ one: { id: estate.id }, other: null })
    expect(errors).toMatchObject([{ path: ['other'], extensions: { code: 'entityNotFound' } }])
    const turned = await estate.owner.gql(PAIR, { one: theirs.id, other: estate.id })
    expect(turned.data).toEqual({ one: null, other: { id: estate.id } })
    const malformed = await estate.owner.gql(PAIR, { one: estate.id, other: 'none' })
    expect(malformed.data).toEqual({ one: { id: estate.id }, other: null })
    const stranger = await (await world.account()).gql(PAIR, { one: estate.id, other: theirs.id })
    expect(stranger.errors).toHaveLength(2)
  })

  test('are at fault one by one', async () => {
    const { data, errors } = await estate.owner.gql(BOTH, { one: estate.id, other: estate.id, after: 'no cursor of ours' })
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ path: ['floors'], extensions: { code: 'badRequest' } }])
  })

  test('follow what their viewer may do, from one request to the next', async () => {
    const guest = await estate.guest('read')
    const ask = () => guest.gql(PAIR, { one: estate.id, other: estate.id })
    expect((await ask()).data).toEqual({ one: { id: estate.id }, other: { id: estate.id } })
    await app.db.query('delete from permission where account_id = $1', [guest.accountId])
    expect((await ask()).data).toEqual({ one: null, other: null })
  })
})
