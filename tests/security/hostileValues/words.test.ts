import { afterAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

const json = { 'content-type': 'application/json' }

describe('a value that is none', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  test('names its field: of the wrong type 400, of a wrong value 422, over both transports', async () => {
    const { id, owner } = await world.estate()
    const url = `/api/private/estate/${id}/report-archive`
    const query = 'mutation ($input: SaveReportDocumentInput!) { saveReportDocument(input: $input) { id } }'
    const refused = (status: number, code: string, fields: object) => ({ status, body: { code, details: { fields } } })
    expect(await owner.put(url, { customName: { toString: 'x' } })).toMatchObject(refused(400, 'badRequest', { customName: 'notValid' }))
    expect(await owner.put(url, { customName: 'x'.repeat(300) })).toMatchObject(
      refused(422, 'unprocessableEntity', { customName: 'tooLong' }),
    )
    expect(await owner.gql(query, { input: { estateId: id, reportType: 'valueRate', customName: { toString: 'x' } } })).toMatchObject({
      status: 400,
      error: { code: 'badRequest', details: { fields: { customName: 'notValid' } } },
    })
  })

  test('is told of a document of many lists in lists', async () => {
    const { owner } = await world.estate()
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const query = 'query ($search: String) { estates(search: $search) { totalCount } }'
    const bodies = [
      `{"query":${JSON.stringify(query)},"variables":{"search":${deep}}}`,
      `{"query":${JSON.stringify(`{ estates(search: ${'['.repeat(2000)}${']'.repeat(2000)}) { totalCount } }`)}}`,
      `{"query":${JSON.stringify(`query ($search: String = ${'['.repeat(2000)}${']'.repeat(2000)}) { estates(search: $search) { totalCount } }`)}}`,
    ]
    for (const body of bodies) {
      const { status, text } = await owner.send('POST', '/graphql', { body, headers: { ...json, 'idempotency-key': 'deep' } })
      expect(status).toBe(400)
      expect(text).not.toMatch(/did you mean|Maximum call stack/i)
    }
    const rest = await owner.send('PUT', `/api/private/profile/user/mail-choices`, { body: `{"kind":${deep}}`, headers: json })
    expect(rest).toMatchObject({ status: 400, body: { code: 'badRequest' } })
  })

  test('suggests no name of a field that was not given; what one that was given may be is told, as the schema tells it', async () => {
    const { id, owner } = await world.estate()
    const query = 'mutation ($input: SaveReportDocumentInput!) { saveReportDocument(input: $input) { id } }'
    const input = { estateId: id, customName: 'Tak', reportType: 'valueRat', reportDat: '2026-01-05' }
    const { text, status } = await owner.post('/graphql', { query, variables: { input } })
    expect(status).toBe(400)
    expect(text).toContain('"reportDat":"notValid"')
    expect(text).not.toMatch(/did you mean|reportDate/i)
    expect(text).toContain('"allowed":{"reportType":[')
  })
})
