import { afterAll, describe, expect, test } from 'vitest'
import type { ErrorDetails } from '#schema/errors.ts'
import { Allowance } from '#server/kernel/allowance.ts'
import { createWorld } from '#tests/support/world/world.ts'

const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ')
const nested = (levels: number) => `{ __schema { types { ${'ofType { '.repeat(levels - 3)} name ${'} '.repeat(levels - 3)} } } }`
const reports = 'reportDocuments(first: 100) { edges { node { file { id name } } } }'
const more = (than: number) => expect.toSatisfy((asked: number) => asked > than) as number

/** What asks for too much, and what its refusal tells. */
const documents: readonly (readonly [string, string, NonNullable<ErrorDetails['limits']>])[] = [
  ['levels', nested(20), { levels: { max: 16, asked: 20 } }],
  ['aliases', `{ ${times(60, (i) => `a${i}: __typename`)} }`, { aliases: { max: 50, asked: 60 } }],
  ['fields', `{ ${'__typename '.repeat(1200)} }`, { fields: { max: 1000, asked: 1200 } }],
  ['directives', `{ ${'__typename @skip(if: false) '.repeat(51)} }`, { directives: { max: 50, asked: 51 } }],
  ['words', `{ ${'__typename '.repeat(6000)} }`, { tokens: { max: 5000 } }],
  ['schemas', '{ __schema { types { name } } b: __schema { types { name } } }', { schemas: { max: 1, asked: 2 } }],
  [
    'fields of the schema',
    `{ ${times(49, (i) => `a${i}: __type(name: "Query") { fields { type { fields { name type { name ofType { name } } } } } }`)} }`,
    { records: { max: 100_000, asked: more(100_000) } },
  ],
  [
    'records',
    `{ ${times(5, (i) => `a${i}: estates(first: 100) { edges { node { ${reports} } } }`)} }`,
    { records: { max: 100_000, asked: more(100_000) } },
  ],
  [
    'questions to registers',
    `{ ${times(3, (i) => `a${i}: addresses(searchValue: "a") { addresses { name } }`)} }`,
    { lookUps: { max: 2, asked: 3 } },
  ],
]

describe('a refusal by what was asked for tells the limit, and how much it was', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const { owner, link, id } = await world.estate()

  test.each(documents)('of %s', async (_what, query, limits) => {
    const { status, error } = await owner.gql(query)
    expect({ status, error }).toEqual({ status: 400, error: { code: 'badRequest', details: { limits } } })
  })

  test('of points, over both transports', async () => {
    const { key } = await link()
    const visitor = world.anonymous()
    const rest = () => visitor.get(`/api/public/${key}/estate/${id}/details`)
    world.app.linkAllowance = new Allowance({ size: 3, perSecond: 0.001 })
    const graphql = await visitor.post(`/graphql/public/${key}`, { query: `{ sharedEstate { ${reports} } }` })
    const of = (limits: ErrorDetails['limits']) => ({ code: 'cannotHandleTheRequest', details: { reason: 'tooMany', limits } })
    expect(graphql).toMatchObject({ status: 429, body: { errors: [{ extensions: of({ points: { max: 2, asked: more(2) } }) }] } })
    for (let i = 0; i < 2; i++) expect((await rest()).status).toBe(200)
    expect(await rest()).toMatchObject({ status: 429, body: of({ points: { max: 0, asked: 1 } }) })
  })

  test('of points for what is told of the schema', async () => {
    world.app.descriptionAllowance = new Allowance({ size: 5, perSecond: 0.001 })
    const { status, error } = await owner.gql('{ ofAnother: __schema { types { name fields { name } } } }')
    expect({ status, error }).toEqual({
      status: 429,
      error: { code: 'cannotHandleTheRequest', details: { reason: 'tooMany', limits: { points: { max: 5, asked: more(5) } } } },
    })
  })
})
