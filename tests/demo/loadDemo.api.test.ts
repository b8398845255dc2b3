import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDemoDatabase, type DemoDatabase, now } from './demoDatabase.ts'

/** By which a content is known to be of its type. */
const beginnings: Record<string, string> = {
  'application/pdf': '%PD',
  'application/zip': 'PK\x03',
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PN',
}

describe('a demo that was loaded', () => {
  let demo: DemoDatabase
  beforeAll(async () => {
    demo = await createDemoDatabase()
    await demo.load()
  })
  afterAll(() => demo[Symbol.asyncDispose]())

  test('has every file in the store as its row says', async () => {
    const files = await demo.all<{ id: string; size: number; sha: Buffer; type: string; temporary: boolean }>(
      'select id, size, sha256 sha, type, is_temporary temporary from file',
    )
    for (const { id, size, sha, type, temporary } of files) {
      const content = await buffer(await demo.store.read(id))
      expect({ size: content.length, sha: createHash('sha256').update(content).digest(), temporary }).toEqual({
        size,
        sha,
        temporary: false,
      })
      expect(content.toString('latin1', 0, 3)).toBe(beginnings[type])
    }
    expect((await demo.kept()).sort()).toEqual(files.map(({ id }) => id).sort())
  })

  test('keep of what their customer was sent each line and paper, as the product reads them', async () => {
    const sent = await demo.all<{ status: string; lines: number; papers: number }>(
      `select o.status, (select count(*)::int from jsonb_populate_recordset(null::order_line, s.lines) l where l.net_ore > 0) lines,
         (select count(*)::int from jsonb_populate_recordset(null::order_document, s.documents)) papers
       from order_sent s join project_order o on o.id = s.id order by s.id`,
    )
    expect(sent.map(({ status }) => status)).toContain('open')
    expect(sent.filter(({ lines }) => lines === 0)).toEqual([])
  })

  test('those whose numbers the register knows have shown that they are theirs, so that nobody else asks by them', async () => {
    const known = await demo.all<{ email: string; isProven: boolean }>(
      `select distinct u.email::text email, u.identity_proven_at is not null "isProven" from app_user u join register_owner r using (identity_hash) order by 1`,
    )
    expect(known).toEqual([
      { email: 'multi@demo.example', isProven: true },
      { email: 'owner@demo.example', isProven: true },
    ])
  })

  test('two papers of the house were thrown away lately, and can be had back with what they were', async () => {
    const thrownAway = await demo.all(
      `select d.name, kind, needs, picture_count pictures, paper_count papers, u.email::text as by from deletion d join app_user u on u.id = d.user_id
        where d.deleted_at < $1 and exists (select from audit_entry e where e.record_id = d.record_id and e.operation = 'deleteReportDocument') order by d.deleted_at`,
      [now],
    )
    const report = { kind: 'report', needs: 'delete report-archive', by: 'owner@demo.example' }
    expect(thrownAway).toEqual([
      { name: 'Bilde av teknisk rom, uskarpt', ...report, pictures: 0, papers: 1 },
      { name: 'Tilbud på maling, utgått', ...report, pictures: 0, papers: 1 },
    ])
  })

  test('is not loaded over, and nothing changes; with force another takes the place of what was there', async () => {
    const loaded = await snapshot(demo)
    await demo.all(`insert into app_user (email, first_name, last_name) values ('somebody@else.example', 'Noen', 'Annen')`)
    await expect(demo.load()).rejects.toThrow('not empty')
    expect(await snapshot(demo)).toHaveLength(loaded.length + 1)
    await demo.load({ force: true })
    expect(await snapshot(demo)).toEqual(loaded)
  })
})

test('a load that fails leaves neither rows nor files', async () => {
  await using demo = await createDemoDatabase()
  await demo.all('alter table audit_entry add check (operation is null)')
  await expect(demo.load()).rejects.toThrow('audit_entry')
  expect(await snapshot(demo)).toEqual([])
  expect(await demo.kept()).toEqual([])
})

/** What does not change from one hash or nonce to the next. */
const snapshot = ({ all }: DemoDatabase) =>
  all(
    `select 'user' what, id::text, email::text value from app_user union all select 'account', id::text, name from account
     union all select 'file', id::text, encode(sha256, 'hex') from file union all select 'report', id::text, custom_name || file_id from report_archive_document
     union all select 'entry', id::text, operation || at from audit_entry order by 1, 2`,
  )
