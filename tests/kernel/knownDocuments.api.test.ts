import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

const text = 'query Named($estateId: ID!) { estate(estateId: $estateId) { id addressLine1 } }'
const hashOf = (query: string) => createHash('sha256').update(query).digest('hex')
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })

describe('a document that is known', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const estate = await world.estate()
  const stranger = await world.account()
  const { token } = estate.owner

  const ask = async (body: object, cookie = `session=${token}`) => {
    const { statusCode, headers, json } = await world.running.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', cookie },
      payload: JSON.stringify(body),
    })
    const { 'x-request-id': _, date: __, 'content-length': ___, ...rest } = headers
    return {
      status: statusCode,
      headers: rest,
      body: json<{ data?: unknown; errors?: { extensions: { code: string; reason?: string } }[] }>(),
    }
  }
  const variables = { estateId: estate.id }

  test('is answered as it was the first time, headers and all', async () => {
    const query = `${text} # asked twice`
    const first = await ask({ query, variables })
    expect(first.body.data).toMatchObject({ estate: { id: estate.id } })
    expect(await ask({ query, variables })).toEqual(first)
    expect(await ask({ query, variables, operationName: 'Named', extensions: { clientLibrary: { name: 'a', version: '1' } } })).toEqual(
      first,
    )
  })

  test('is refused to whom it was not answered before', async () => {
    await ask({ query: text, variables })
    const { body } = await ask({ query: text, variables }, `session=${stranger.token}`)
    expect(body).toMatchObject({ data: { estate: null }, errors: [{ extensions: { code: 'entityNotFound' } }] })
    const { body: unknown } = await ask({ query: text, variables }, '')
    expect(unknown.errors?.[0]?.extensions.code).toBe('unauthenticatedUser')
  })

  test('has its variables checked like any other', async () => {
    await ask({ query: text, variables })
    for (const wrong of [{}, { estateId: null }, { estateId: { id: 1 } }, { estateId: ['1'] }]) {
      const fresh = await ask({ query: `${text} # ${JSON.stringify(wrong)}`, variables: wrong })
      const known = await ask({ query: text, variables: wrong })
      expect(known.status).toBe(fresh.status)
      expect(known.body.errors?.[0]?.extensions.code).toBe('badRequest')
      expect(known.body.data).toEqual(fresh.body.data)
    }
  })

  test('does not answer for an operation that it does not hold', async () => {
    await ask({ query: text, variables })
    const { body } = await ask({ query: text, variables, operationName: 'Other' })
    expect(body.errors?.[0]?.extensions.code).toBe('badRequest')
  })

  test('is found by its hash only where the hash is one of our own, and stands alone', async () => {
    const texts = JSON.parse(readFileSync('client/generated/operations.json', 'utf8')) as Record<string, string>
    const [hash, query] = Object.entries(texts).find(([, known]) => known.startsWith('query EstateFrame'))!
    const first = await ask({ extensions: persisted(hash), variables })
    expect(first.body.data).toMatchObject({ estate: { id: estate.id } })
    expect(await ask({ extensions: persisted(hash), variables })).toEqual(first)
    expect(await ask({ query, extensions: persisted(hash), variables })).toEqual(first)

    await ask({ query: text, variables })
    const foreign = await ask({ extensions: persisted(hashOf(text)), variables })
    expect(foreign.body.errors?.[0]?.extensions.reason).toBe('PERSISTED_QUERY_NOT_FOUND')
    const contradicting = await ask({ query: text, extensions: persisted(hash), variables })
    expect(contradicting.status).toBe(400)
  })
})
