import { createHash, randomBytes } from 'node:crypto'
import { getNullableType, type GraphQLOutputType, isEnumType, isListType, isNonNullType, isObjectType } from 'graphql'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertWorld } from '#demo/filling/insertWorld.ts'
import { demoWorld } from '#demo/world/demoWorld.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import { isSeen } from '#server/access/standing.ts'
import { Viewers } from '#server/access/viewers.ts'
import { features } from '#server/config/features.ts'
import { entitiesOf, mappingOf } from '#server/kernel/assemble.ts'
import { connect, type Database } from '#server/kernel/database.ts'
import { Computed, type FieldRule, Shared } from '#server/kernel/read/mapping.ts'
import { join, name, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import { type Table, Writer } from '#server/kernel/read/write.ts'
import { loadSchema, publicPart } from '#server/kernel/schema.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { slices } from '#server/slices.ts'
import { addBareRows } from '#tests/support/bareRows.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** What has its rows from those of others: what is searched of a file, the budget of a project, the lists of its papers, and what goes on beside what was done. */
const byTriggers = new Set(['file_text', 'project_budget', 'project_document_list', 'renovation_or_project'])

let disposable: TestDatabase
let database: Database
let client: pg.Client
beforeAll(async () => {
  disposable = await createTestDatabase()
  database = await connect(disposable.url, entitiesOf(slices))
  client = new pg.Client({ connectionString: disposable.url })
  await client.connect()
  // Rows that refer to each other both ways are looked at once all are there.
  await client.query('begin')
  await addDemoRows()
  const kept = rowTypes().flatMap(({ meta }) => (byTriggers.has(meta.tableName) ? [] : [meta.tableName]))
  await addBareRows(ask, [...new Set(kept)])
  await client.query('commit')
})
afterAll(async () => {
  await client.end()
  await database.close()
  await disposable.drop()
})

const mapping = () => mappingOf(slices, database.source, features)
/** The types that are answered from rows. */
function rowTypes() {
  const rules = mapping()
  return Object.values(loadSchema().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => {
      const entity = rules.entityBehind(type.name)
      return entity ? [{ type, meta: database.source.getMetadata(entity) }] : []
    })
}

const ask = async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[]

/** The demo world without the contents of its files, which take long to draw. */
async function addDemoRows() {
  const { rows } = demoWorld(new Date(), { passwordHashes: new Map(), sealKey: () => Buffer.from('sealed') })
  const content = { size: 1, sha256: sha256('drawn') }
  await insertWorld(client, rows, () => content)
}

/** An account for every set of roles, whoever has chosen none, and a public link. Nobody else is shown rows. */
async function everyKindOfViewer(): Promise<Viewer[]> {
  const accounts = await ask<{ userId: string; accountId: string | null }>(`(select distinct on (roles) user_id "userId", id "accountId"
      from account a, lateral (select array_agg(role order by role) from account_role where account_id = a.id) r (roles)
      where user_id is not null and not is_disabled order by roles, id)
    union all (select id, null from app_user order by id limit 1)`)
  const viewers = new Viewers(database)
  const signedIn = accounts.map(async ({ userId, accountId }) => {
    const sessionToken = randomBytes(32).toString('base64url')
    await ask(
      `insert into session (token_hash, user_id, account_id, expires_at, ends_at) values ($1, $2, $3, now() + interval '1 hour', now() + interval '1 hour')`,
      [sha256(sessionToken), userId, accountId],
    )
    return viewers.find({ sessionToken })
  })
  return [...(await Promise.all(signedIn)), await viewers.find({ linkKey: 'demo-house' })]
}

type Row = Readonly<Record<string, Sql>>
/** Where a type tells of some rows of its table alone. */
const shown: Readonly<Record<string, (row: Row, kind: Viewer['kind']) => Sql>> = {
  ArchivedTask: ({ doneDate }) => sql`${doneDate!} is not null`,
  CompanyUser: ({ companyId }) => sql`${companyId!} is not null`,
  RemovedFloor: ({ removedAt }) => sql`${removedAt!} is not null`,
  RemovedRoom: ({ removedAt }) => sql`${removedAt!} is not null`,
  EstateUpdate: ({ id }, kind) =>
    sql`exists (select from mailbox_document d where d.estate_id = ${id!} and d.seen_at is null and d.deleted_at is null)
      and ${kind === 'account' ? rightsFor(kind, id!, 'read', 'mailbox', {}) : sql`false`}`,
  SupplierLink: ({ subcontractorId }) => sql`${subcontractorId!} is not null`,
  TaskOrigin: ({ originKind }) => sql`${originKind!} is not null`,
  Project: ({ id, estateId }, kind) => (kind === 'link' ? sql`true` : isSeen({ id: id!, estateId: estateId! })),
}

/** What is worked out in SQL for a row. */
function valueOf(writer: Writer, table: Table, rule: FieldRule | undefined): Sql | undefined {
  const row = writer.path(table)
  if (rule instanceof Computed) return rule.write(row, writer.viewer, {})
  if (!(rule instanceof Shared)) return undefined
  const beside = writer.alias('w')
  return sql`(select ${beside}.${name(rule.column)} from (${rule.source(row, writer.viewer, {})}) ${beside})`
}

/** What such an answer may not hold: nothing where something is promised, or a word that the schema does not know. */
function faultsOf(type: GraphQLOutputType, value: unknown): string[] {
  if (value == null) return isNonNullType(type) ? ['is null'] : []
  const bare = getNullableType(type)
  if (isListType(bare)) return (value as unknown[]).flatMap((one) => faultsOf(bare.ofType, one))
  if (isEnumType(bare)) return bare.getValue(value as string) ? [] : [`is ${JSON.stringify(value)}`]
  if (!isObjectType(bare)) return []
  return Object.values(bare.getFields()).flatMap((field) =>
    faultsOf(field.type, (value as Record<string, unknown>)[field.name]).map((fault) => `.${field.name} ${fault}`),
  )
}

test('what is computed is never null where the schema promises a value, for whoever asks and however little is filled in', async () => {
  const rules = mapping()
  const found = new Set<string>()
  const seen = new Set<string>()
  const computing = new Set<string>()
  const open = publicPart(loadSchema())
  for (const viewer of await everyKindOfViewer())
    for (const { type, meta } of rowTypes()) {
      const told = viewer.kind === 'link' ? open.getType(type.name) : type
      if (!isObjectType(told)) continue
      const writer = new Writer(rules, viewer.kind, () => sql`null`)
      const table = writer.table(meta)
      const cells = Object.values(told.getFields()).flatMap((field) => {
        const value = valueOf(writer, table, rules.ruleOf(type.name, field.name))
        return value ? [{ field, value }] : []
      })
      if (!cells.length) continue
      computing.add(type.name)
      const where = shown[type.name]?.(writer.path(table), viewer.kind) ?? sql`true`
      const whole = sql`select json_build_array(${join(
        cells.map(({ value }) => value),
        ',',
      )}) cells from ${table.from}${join(table.joins, '')} where ${where}`
      const asked = statement(whole)
      const rows = await ask<{ cells: unknown[] }>(asked.text, asked.values({ viewer, input: {}, variables: {} }))
      if (rows.length) seen.add(type.name)
      for (const row of rows)
        for (const [i, { field }] of cells.entries())
          for (const fault of faultsOf(field.type, row.cells[i])) found.add(`${type.name}.${field.name} ${fault} for ${viewer.kind}`)
    }
  expect([...found]).toEqual([])
  expect(
    [...computing].filter((name) => !seen.has(name)),
    'to have a row that is looked at',
  ).toEqual([])
})
