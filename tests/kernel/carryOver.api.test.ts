import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { describeSchema, whateverTheOrder } from '#tests/support/describeSchema.ts'
import { World } from '#tests/support/world/world.ts'

const before = new URL('beforeBaselines.sql.gz', import.meta.url)
const migrations = 'select name, checksum from schema_migration order by name collate "C"'
const found = 'query ($estateId: ID!, $search: String) { documentSearch(estateId: $estateId, search: $search) { edges { node { kind } } } }'

/** Columns that came since, and what a number that was only typed had left behind, which is forgotten. */
const otherwise = `
  email_verified_at lost_email identity_proven_at provider is_proven
  invited_by invited_email invited_first_name invited_last_name invited_phone invited_at left_at created_by
  proven_at proven_by proven_role proof_reason confirmed_by doubted_at
  removed_at confirmed_at completed_by_name verified_by_name
  identity_hash person_status registry_asked_at claim_status`
  .trim()
  .split(/\s+/)
/** The same of one table alone; and where what belongs to a part of the house has a section of its own since. */
const ofOneTable: Readonly<Record<string, readonly string[]>> = {
  access_token: ['areas', 'estate_ids'],
  account: ['blocked_at'],
  app_user: ['blocked_at'],
  data_export: ['failed_at'],
  licence: ['is_trial'],
  maintenance_occurrence: ['version', 'set_aside'],
  session: ['device', 'network', 'seen_at'],
  estate: ['main_stopcock', 'fuse_box', 'water_meter', 'electricity_meter', 'first_steps_put_away_at'],
  file: ['section'],
  file_text: ['search', 'section'],
  public_link: ['project_id', 'sections', 'is_preview'],
  guest_invitation: ['restrictions'],
  control_point: ['help_text', 'wanted_picture', 'despite'],
  project_order: ['building_id', 'given_at'],
  order_document: ['company_id'],
  handover_book: ['firm_pdf_file_id', 'firm_content_hash', 'firm_page_count'],
  project: ['company_name', 'close_reason'],
  renovation: ['project_id'],
  maintenance_task: ['import_id'],
}
/** What guests are denied by a section that has come since, and the parts of colleagues who work on a project. */
const later: Readonly<Record<string, string>> = {
  permission: " where subject !~ '/maintenance-(economy|reports)$'",
  project_participant: " where role <> 'Subcontractor' or account_id is null",
}
const forgotten = ['estate_registry_entry']

describe('a database from before the baselines', async () => {
  const fresh = await createTestDatabase()
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const asked = async <T>(text: string, values: unknown[] = []): Promise<T[]> => (await client.query(text, values)).rows
  afterAll(async () => {
    await client.end()
    await drop()
    await fresh.drop()
  })
  await client.query('drop schema public cascade; create schema public')
  await client.query((await promisify(gunzip)(await readFile(before))).toString())

  /** Of each table its rows, by their number and a hash. What the database makes of a document to search it by is left out. */
  async function contents() {
    const tables = await asked<{ name: string }>(
      "select tablename name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'",
    )
    const told: Record<string, { n: number; hash: string }> = {}
    for (const { name } of tables) {
      if (forgotten.includes(name)) continue
      const row = `(to_jsonb(t) - '{${[...otherwise, ...(ofOneTable[name] ?? [])].join()}}'::text[])`
      const [table] = await asked<{ n: number; hash: string }>(
        `select count(*)::int n, md5(string_agg(${row}::text, ' ' order by ${row}::text)) hash from ${name} t${later[name] ?? ''}`,
      )
      told[name] = table!
    }
    return told
  }

  test('that stopped in the middle is refused, in a line that says what to do', async () => {
    const [newest] = await asked<{ name: string; checksum: string }>(
      "delete from schema_migration where name = '0301-control-point-files' returning name, checksum",
    )
    await expect(migrate(url)).rejects.toThrow(
      'The database has not all the migrations up to 0301-control-point-files. Start version 0.9.0 of the product, which ends with it, then this one.',
    )
    await asked('insert into schema_migration (name, checksum) values ($1, $2)', [newest!.name, newest!.checksum])
  })

  test('is carried over without the loss of a row, and is like a fresh one then', async () => {
    const earlier = await contents()
    expect(Object.keys(earlier).filter((table) => earlier[table]!.n === 0)).toEqual([])
    await Promise.all([migrate(url), migrate(url)])
    // Tables that have come since are empty.
    const since = await contents()
    expect(Object.fromEntries(Object.keys(earlier).map((table) => [table, since[table]]))).toEqual(earlier)
    expect(whateverTheOrder(await describeSchema(url))).toEqual(whateverTheOrder(await describeSchema(fresh.url)))

    const ofFresh = new pg.Client({ connectionString: fresh.url })
    await ofFresh.connect()
    expect(await asked(migrations)).toEqual((await ofFresh.query(migrations)).rows)
    await ofFresh.end()
  })

  test('is one that the product starts on, and whose owners find what is theirs', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-before-'))
    const secret = 'x'.repeat(64)
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      SESSION_SECRET: secret,
      IDENTITY_KEY: secret,
      PUBLIC_URL: 'http://localhost',
    }
    const app = await createApp({ config: readConfig(environment), databaseUrl: url, log: pino({ level: 'silent' }) })
    const world = new World(app, environment, async () => {
      await app.close()
      await rm(folder, { recursive: true })
    })
    const [owner] = await asked<{ userId: string; accountId: string; estateId: string }>(
      `select a.user_id "userId", a.id "accountId", p.estate_id "estateId"
       from plan_document p join estate_owner o on o.estate_id = p.estate_id join account a on a.id = o.account_id limit 1`,
    )
    const { estateId } = owner!
    const search = async (words: string) => (await viewer.gql(found, { estateId, search: words })).data
    const viewer = await world.signIn(owner!.userId, owner!.accountId)
    expect(await search('taktekking')).toEqual({ documentSearch: { edges: [{ node: { kind: 'maintenance' } }] } })
    expect(await search('vedlikeholdsplan')).toEqual({ documentSearch: { edges: [{ node: { kind: 'maintenance' } }] } })
    await world.close()
  })
})
