import Fastify from 'fastify'
import mercurius from 'mercurius'
import pg from 'pg'
import { serveParent, tellParent } from '../processes/parent.ts'
import { type Asker, askerOf, mayOn, opensArchive, type Query, sees } from './asker.ts'
import { contract } from './contract.ts'
import { refusalOf } from './refusal.ts'
import { connectionOf, type EstateRow, type FileRow, identityOf, pageOf, type ReportRow, urlOf } from './shapes.ts'
import { adoptText, auditText, countText, estateText, estatesText, filesText, insertText, reportsText } from './texts.ts'

/** Mercurius as its own documents recommend it: loaders against the query per row, and its compiler on. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  application_name: 'mercurius',
  options: '-c timezone=UTC -c jit=off -c random_page_cost=1.1',
  max: 20,
  idleTimeoutMillis: 0,
})
const over =
  (client: pg.Pool | pg.PoolClient): Query =>
  async (name, text, values) =>
    (await client.query({ name, text, values: [...values] })).rows
const query = over(pool)

type Save = Readonly<Record<'estateId' | 'reportType' | 'customName' | 'reportDate' | 'fileId', string>>

function refuse(code: 'entityNotFound' | 'authorizationFailure', asker: Asker): never {
  const { message, extensions } = refusalOf(code, asker)
  throw new mercurius.ErrorWithProps(message, extensions, 200)
}

async function seen(asker: Asker, estateId: string): Promise<EstateRow> {
  const [row] = await query<EstateRow>('estate', estateText, [estateId, asker.accountId])
  return row && sees(asker, estateId, row.owner) ? row : refuse('entityNotFound', asker)
}

async function reportsOf(estateId: string, first: number) {
  const [rows, counted] = await Promise.all([
    query<ReportRow>('reports', reportsText, [estateId, first + 1]),
    query<{ count: number }>('count', countText, [estateId]),
  ])
  return connectionOf(pageOf(rows, first), counted[0]!.count, ({ id }) => [id])
}

async function save(asker: Asker, { estateId, reportType, customName, reportDate, fileId }: Save) {
  const { owner } = await seen(asker, estateId)
  if (!opensArchive(asker, estateId, owner, 'update')) refuse('authorizationFailure', asker)
  const client = await pool.connect()
  const within = over(client)
  try {
    await client.query('begin')
    const taken = await within('adopt', adoptText, [fileId, estateId, asker.accountId])
    if (!taken.length) refuse('entityNotFound', asker)
    const [row] = await within<ReportRow>('insert', insertText, [estateId, reportType, customName, reportDate, fileId])
    await within('audit', auditText, [asker.userId, asker.accountId, '127.0.0.1', asker.requestId, estateId, row!.id])
    await client.query('commit')
    return row
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function filesOf(ids: readonly (string | null)[]) {
  const rows = await query<FileRow>('files', filesText, [ids.filter((id) => id !== null)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => (id ? byId.get(id) : null))
}

const http = Fastify()
await http.register(mercurius, {
  schema: contract,
  jit: 1,
  routes: false,
  resolvers: {
    Query: {
      async estates(_: unknown, { first }: { first: number }, asker: Asker) {
        const rows = await query<EstateRow>('estates', estatesText, [asker.accountId, asker.closed, first + 1])
        return connectionOf(pageOf(rows, first), null, ({ addressLine1, id }) => [addressLine1, id])
      },
      estate: (_: unknown, { estateId }: { estateId: string }, asker: Asker) => seen(asker, estateId),
      async reportDocuments(_: unknown, { estateId, first }: { estateId: string; first: number }, asker: Asker) {
        const { owner } = await seen(asker, estateId)
        return opensArchive(asker, estateId, owner) ? reportsOf(estateId, first) : refuse('authorizationFailure', asker)
      },
    },
    Mutation: { saveReportDocument: (_: unknown, { input }: { input: Save }, asker: Asker) => save(asker, input) },
    Estate: { identity: identityOf, may: (row: EstateRow, _: unknown, asker: Asker) => mayOn(asker, row.id, row.owner) },
    ReportDocument: { createdAt: ({ createdAt }: ReportRow) => createdAt.toISOString() },
    File: { url: (row: FileRow, _: unknown, asker: Asker) => urlOf(asker, row), path: ({ id }: FileRow) => id },
  },
  loaders: {
    Estate: {
      image: { loader: (asked: { obj: EstateRow }[]) => filesOf(asked.map(({ obj }) => obj.imageFileId)), opts: { cache: false } },
      reportDocuments: {
        loader: (asked: { obj: EstateRow; params: { first: number } }[], asker: Asker) =>
          Promise.all(
            asked.map(async ({ obj, params }) => (opensArchive(asker, obj.id, obj.owner) ? reportsOf(obj.id, params.first) : null)),
          ),
        opts: { cache: false },
      },
    },
    ReportDocument: {
      file: { loader: (asked: { obj: ReportRow }[]) => filesOf(asked.map(({ obj }) => obj.fileId)), opts: { cache: false } },
    },
  },
})

/** What the plugin adds to fastify's reply. */
interface Answering {
  graphql(document: string, context: object, variables: object): Promise<object>
}
for (const url of ['/graphql', '/graphql/public/:key']) {
  http.post(url, async (request, reply) => {
    const { query: document, variables } = request.body as { query: string; variables: Record<string, unknown> }
    const asker = await askerOf(query, request.url, request.headers.cookie, request.id)
    return (reply as unknown as Answering).graphql(document, asker, variables)
  })
}
const address = await http.listen({ host: '127.0.0.1', port: 0 })

serveParent(
  async () => ({}),
  async () => {
    await http.close()
    await pool.end()
  },
)
tellParent({ port: Number(new URL(address).port) })
