import { afterAll, describe, expect, test } from 'vitest'
import { isUuid } from '#schema/uuid.ts'
import { pdf } from '#tests/support/world/client.ts'
import { createWorld } from '#tests/support/world/world.ts'

const nested = (depth: number) => `{ __schema { types { ${'ofType { '.repeat(depth)} name ${'} '.repeat(depth)} } } }`
const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, index) => text(index)).join(' ')
/** Fragments that each spread the one below twice: 2^30 fields, written in a kilobyte. */
const bomb = `{ ...f30 } ${times(30, (i) => `fragment f${i + 1} on Query { ${i ? `...f${i} ...f${i}` : '__typename'} }`)}`
const reports = 'reportDocuments(first: 100) { edges { node { file { id name } } } }'

/** Documents that no caller has a use for. */
const documents: readonly (readonly [string, string])[] = [
  ['sixty levels', nested(60)],
  ['twenty thousand levels', nested(20_000)],
  ['a thousand aliases', `{ ${times(1000, (i) => `a${i}: __typename`)} }`],
  ['a hundred thousand words', `{ ${'__typename '.repeat(100_000)} }`],
  ['five thousand directives', `{ __typename ${'@include(if: true) '.repeat(5000)} }`],
  ['a directive that may stand once, fifty times over', `{ __typename ${'@skip(if: false) '.repeat(51)} }`],
  ['a fragment that holds itself', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ['a bomb of fragments', bomb],
  ['a document without end', '{ __typename '],
  ['a NUL byte', '{ __type\0name }'],
  ['a character that is half of one', '{ \ud800 }'],
  ['nothing', ''],
  ['a comment', '# hello'],
  ['an unknown field', '{ estat { id } }'],
  ['an unknown argument', '{ estate(estateIdd: "1") { id } }'],
  ['an unknown type', 'query ($a: Estatte) { __typename }'],
  ['two operations without a name', '{ __typename } { __typename }'],
  ['an answer in parts', 'query { ... @defer { __typename } }'],
  ['a list in parts', '{ __schema { types @stream { name } } }'],
  ['a subscription', 'subscription { __typename }'],
]

const requests: readonly (readonly [string, { body: unknown; headers?: Record<string, string> }])[] = [
  ['a hundred operations at once', { body: Array.from({ length: 100 }, () => ({ query: '{ __typename }' })) }],
  ['variables in a text', { body: { query: '{ __typename }', variables: '{}' } }],
  ['variables in a list', { body: { query: '{ __typename }', variables: [] } }],
  ['variables that are a number', { body: { query: '{ __typename }', variables: 1 } }],
  ['no document', { body: {} }],
  ['a document that is a number', { body: { query: 1 } }],
  ['an operation name that is an object', { body: { query: '{ __typename }', operationName: {} } }],
  ['the name of no operation', { body: { query: 'query A { __typename }', operationName: 'B' } }],
  ['a prototype', { body: '{"query":"{ __typename }","__proto__":{"polluted":true}}', headers: { 'content-type': 'application/json' } }],
  ['a list that is no object', { body: '[]', headers: { 'content-type': 'application/json' } }],
  ['broken JSON', { body: '{"query": "{ __typename }"', headers: { 'content-type': 'application/json' } }],
  [
    'twenty megabytes',
    { body: JSON.stringify({ query: `{ __typename } # ${'x'.repeat(20_000_000)}` }), headers: { 'content-type': 'application/json' } },
  ],
  ['plain text, which a foreign page may send', { body: '{"query":"{ __typename }"}', headers: { 'content-type': 'text/plain' } }],
  [
    'a form, which a foreign page may send',
    { body: 'query={__typename}', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ],
  [
    'an upload, which a foreign page may send',
    {
      body: `--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}\r\n--b--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
  ],
]

describe('a GraphQL request that only does harm', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const { owner, link } = await world.estate()
  const { key } = await link()
  const doors = { signedIn: [owner, '/graphql'], byLink: [world.anonymous(), `/graphql/public/${key}`] } as const

  type Told = { code?: string; requestId?: string }
  type Answer = Awaited<ReturnType<typeof owner.send>>
  /** What counts of a refusal: its status, that nothing was answered, that it has a code, and what it gives away. */
  function outcome({ status, body, text }: Answer) {
    const { data, errors, ...rest } = body as unknown as { data?: unknown; errors?: { extensions: Told }[] } & Told
    const told = errors?.map(({ extensions }) => extensions) ?? [rest]
    return {
      family: Math.floor(status / 100),
      data: data ?? null,
      uncoded: told.filter(({ code, requestId }) => !/^[a-z][A-Za-z]+$/.test(code ?? '') || !isUuid(requestId)),
      tells: /did you mean|stacktrace|node_modules|\.ts[:"]/i.exec(text)?.[0],
    }
  }
  const refused = { family: 4, data: null, uncoded: [], tells: undefined }

  describe.each(Object.entries(doors))('%s', (_name, [client, url]) => {
    test.each(documents)('is refused: %s', async (_what, query) => {
      expect(outcome(await client.post(url, { query }))).toEqual(refused)
    })
    test.each(requests)('is refused: %s', async (_what, { body, headers }) => {
      const answer = await client.send('POST', url, { body, headers: headers ?? {} })
      expect(outcome(answer)).toEqual(refused)
    })
    test('is refused by GET, where it changes something or shows that no page of ours sent it', async () => {
      const ask = (query: string, headers: Record<string, string> = {}) => client.get(`${url}?query=${encodeURIComponent(query)}`, headers)
      expect(outcome(await ask('{ __typename }'))).toEqual(refused)
      expect(outcome(await ask('mutation { __typename }', { 'apollo-require-preflight': 'yes' }))).toEqual(refused)
      expect(outcome(await ask('subscription { __typename }', { 'apollo-require-preflight': 'yes' }))).toEqual(refused)
    })
    test('is shown no page to try things on', async () => {
      const answer = await client.get(url, { accept: 'text/html' })
      expect(outcome(answer)).toEqual(refused)
      expect(answer.headers['content-type']).toContain('json')
    })
  })

  test('is refused: fifty attempts to sign in at once', async () => {
    const attempts = times(50, (i) => `a${i}: login(email: "a@b.example", password: "${i}") { rememberedAccountId }`)
    expect(outcome(await owner.post('/graphql', { query: `mutation { ${attempts} }` }))).toEqual(refused)
    const hidden = times(
      20,
      (i) => `fragment f${i} on Mutation { a${i}: login(email: "a@b.example", password: "${i}") { rememberedAccountId } }`,
    )
    expect(outcome(await owner.post('/graphql', { query: `mutation { ${times(20, (i) => `...f${i}`)} } ${hidden}` }))).toEqual(refused)
  })

  test('is refused: more records than anybody reads', async () => {
    const query = `{ ${times(5, (i) => `a${i}: estates(first: 100) { edges { node { ${reports} } } }`)} }`
    expect(outcome(await owner.post('/graphql', { query }))).toEqual(refused)
    const withVariable = query.replaceAll('first: 100', 'first: $n').replace('{', 'query ($n: Int) {')
    expect(outcome(await owner.post('/graphql', { query: withVariable, variables: { n: 1 } }))).toEqual(refused)
  })

  test('is refused: the same, hidden in fragments', async () => {
    const hidden = 'reportDocuments(first: 100) { ... on ReportDocumentConnection { edges { node { file { id name } } } } }'
    const query = `{ ${times(5, (i) => `a${i}: estates(first: 100) { ... on EstateConnection { edges { ... { node { ${hidden} } } } } }`)} }`
    expect(outcome(await owner.post('/graphql', { query }))).toEqual(refused)
  })

  test.each([
    ['of the wrong type', { search: 1 }],
    ['that is missing where it must be', undefined],
    ['with a character that is half of one', { search: '\ud800' }],
    ['with a NUL', { search: 'a\0b' }],
    ['that is too long', { search: 'x'.repeat(1000) }],
    ['that is an object', { search: { __proto__: { a: 1 }, constructor: 'x' } }],
  ])('with a value %s answers nothing but a code', async (_what, variables) => {
    const query = variables
      ? 'query ($search: String) { estates(search: $search) { totalCount } }'
      : 'query ($id: ID!) { estate(estateId: $id) { id } }'
    const answer = await owner.post('/graphql', { query, variables })
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).toMatchObject({
      errors: [
        {
          extensions: { status: expect.any(Number) as number, code: expect.stringMatching(/^(badRequest|unprocessableEntity)$/) as string },
        },
      ],
    })
    expect((answer.body as { data?: unknown }).data ?? null).toBeNull()
  })

  test('sends a file where a public link takes none', async () => {
    expect(outcome(await world.anonymous().sendFile(`/graphql/public/${key}`, 'rapport.pdf', pdf))).toEqual(refused)
  })

  test('leaves the product as it was', async () => {
    expect({}).not.toHaveProperty('polluted')
    expect(await owner.gql('{ estates { totalCount } }')).toMatchObject({ status: 200, data: { estates: { totalCount: 1 } } })
    expect((await owner.get('/healthz')).status).toBe(200)
  })
})
