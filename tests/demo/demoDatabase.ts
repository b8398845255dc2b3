import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { loadDemo } from '#demo/load.ts'
import { LocalStore } from '#server/files/store/localStore.ts'
import { createTestDatabase } from '#tests/support/database.ts'

export const now = new Date('2031-03-05T14:00:00Z')
export const sessionSecret = 'a secret of at least thirty-two letters'

/** A database and a file store of one's own, for the demo world. */
export async function createDemoDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-demo-'))
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const store = new LocalStore(folder)
  const all = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows
  return {
    all,
    one: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await all<Row>(text, values))[0]!,
    load: (options: { force?: boolean } = {}) =>
      loadDemo(
        { sessionSecret, identityKey: sessionSecret, publicUrl: 'http://localhost', files: { kind: 'local', folder } },
        database.url,
        { now, ...options },
      ),
    store,
    async kept() {
      const keys: string[] = []
      for await (const { key } of store.list()) keys.push(key)
      return keys
    },
    async [Symbol.asyncDispose]() {
      await client.end()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

export type DemoDatabase = Awaited<ReturnType<typeof createDemoDatabase>>
