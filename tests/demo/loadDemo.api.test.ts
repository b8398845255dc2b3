import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordMatches } from '#server/accounts/password/hashing.ts'
import { loadDemo } from '#server/demo/load.ts'
import { LocalStore } from '#server/files/store/localStore.ts'
import { openKey } from '#server/sharing/publicLinks/sealedKey.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const now = new Date('2031-03-05T14:00:00Z')
const sessionSecret = 'a secret of at least thirty-two letters'

let database: TestDatabase
let folder: string
let client: pg.Client
const config = () => ({ sessionSecret, files: { kind: 'local', folder } as const })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-demo-'))
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await loadDemo(config(), database.url, { now })
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

const all = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows
const one = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await all<Row>(text, values))[0]!

const accountsOf = (who: string) =>
  all<{ type: string; company: string | null; roles: string[]; licences: string[]; isDisabled: boolean; estates: number }>(
    `select a.account_type type, c.name company, a.is_disabled "isDisabled",
       array(select role from account_role r where r.account_id = a.id order by role) roles,
       array(select plan from licence l where (l.account_id = a.id or l.company_id = a.company_id) and $2 between valid_from and valid_to) licences,
       (select count(*)::int from estate_owner o where o.account_id = a.id) estates
     from account a join app_user u on u.id = a.user_id left join company c on c.id = a.company_id where u.email = $1 order by a.account_type desc, a.is_disabled`,
    [`${who}@demo.example`, now],
  )

const customer = { type: 'customer', company: null, isDisabled: false }
const demoCompany = { type: 'company', company: 'Eksempelbygg AS', licences: ['COMPANY_PRO_PLUS'], isDisabled: false, estates: 0 }
const secondCompany = { type: 'company', company: 'Prøvetak AS', licences: [], estates: 0 }

describe('the demo logins', () => {
  test.each([
    ['owner', [{ ...customer, roles: ['Customer.Owner'], licences: ['CUSTOMER_PLUS'], estates: 3 }]],
    ['guest', [{ ...customer, roles: ['Customer.Guest'], licences: [], estates: 0 }]],
    ['admin', [{ ...demoCompany, roles: ['Company.Admin'] }]],
    ['leader', [{ ...demoCompany, roles: ['Company.Leader'] }]],
    ['pro', [{ ...demoCompany, roles: ['Company.Professional'] }]],
    [
      'multi',
      [
        { ...customer, roles: ['Customer.Owner'], licences: [], estates: 1 },
        { ...demoCompany, roles: ['Company.Professional'] },
        { ...secondCompany, roles: ['Company.Leader'], isDisabled: true },
      ],
    ],
    ['sysadmin', [{ ...customer, roles: ['Customer.Owner'], licences: [], estates: 0 }]],
    ['nolicence', [{ ...secondCompany, roles: ['Company.Admin', 'Company.Leader'], isDisabled: false }]],
  ])('%s has the accounts that are promised', async (who, accounts) => {
    expect(await accountsOf(who)).toEqual(accounts)
  })

  test('are eight, with the password that is told to everybody; strangers have none', async () => {
    const users = await all<{ email: string; hash: string | null; admin: boolean }>(
      'select email, password_hash hash, is_system_admin admin from app_user',
    )
    const able = users.filter(({ hash }) => hash)
    expect(able).toHaveLength(8)
    expect(users.length).toBeGreaterThan(8)
    for (const { hash } of able) expect(await passwordMatches('Demo-1234', hash)).toBe(true)
    expect(users.filter(({ admin }) => admin).map(({ email }) => email)).toEqual(['sysadmin@demo.example'])
  })

  test('a guest reads the house and edits the cabin', async () => {
    const entries = await all(
      `select e.address_line1 estate, effect, action from permission p join account a on a.id = p.account_id join app_user u on u.id = a.user_id
         join estate e on p.subject = 'estate/' || e.id where u.email = 'guest@demo.example' order by estate, action`,
    )
    expect(entries).toEqual([
      { estate: 'Skareliveien 7', effect: 'allow', action: 'read' },
      { estate: 'Skareliveien 7', effect: 'allow', action: 'update' },
      { estate: 'Solveien 14', effect: 'allow', action: 'read' },
    ])
  })
})

describe('the public links', () => {
  const link = (key: string) =>
    one<{ id: string; address: string; sections: string[]; sealed: Buffer; expired: boolean }>(
      `select l.id, e.address_line1 address, sections, key_sealed sealed, expires_at <= $2 expired from public_link l join estate e on e.id = l.estate_id where key_hash = $1`,
      [createHash('sha256').update(key).digest(), now],
    )

  test.each([
    ['demo-house', false],
    ['demo-expired', true],
  ])('%s leads to the house, and its owner can read its key again', async (key, expired) => {
    const { id, address, sections, sealed, ...found } = await link(key)
    expect({ address, sections, expired: found.expired }).toEqual({ address: 'Solveien 14', sections: ['report-archive'], expired })
    expect(openKey(sessionSecret, id, sealed)).toBe(key)
  })
})

describe('the estates', () => {
  test('of the owner are a house, a flat in a housing association and a cabin, each with picture, contact and papers', async () => {
    const estates = await all(
      `select house_type type, identity_kind identity, ownership_kind ownership, contact_phone_number like '+476805%' reachable, f.width, f.height, f.section,
         (select count(*)::int > 4 from report_archive_document d where d.estate_id = e.id) papers
       from estate e join file f on f.id = e.image_file_id join estate_owner o on o.estate_id = e.id join account a on a.id = o.account_id
         join app_user u on u.id = a.user_id where u.email = 'owner@demo.example' order by house_type`,
    )
    const rest = { reachable: true, width: 1600, height: 1000, section: 'estate', papers: true }
    expect(estates).toEqual([
      { type: 'apartment', identity: 'share', ownership: 'housingAssociation', ...rest },
      { type: 'cabin', identity: 'cadastre', ownership: 'owned', ...rest },
      { type: 'detachedHouse', identity: 'cadastre', ownership: 'owned', ...rest },
    ])
  })

  test('the house has papers of every type, some of them ten years old, more than one page of them', async () => {
    const papers = await all<{ type: string; made: string | null }>(
      `select report_type type, report_date::text made from report_archive_document d join estate e on e.id = d.estate_id where e.address_line1 = 'Solveien 14'`,
    )
    expect(papers.length).toBeGreaterThan(20)
    expect([...new Set(papers.map(({ type }) => type))].sort()).toEqual(['conditionReport', 'damageReport', 'otherReport', 'valueRate'])
    expect(
      papers
        .map(({ made }) => made)
        .filter(Boolean)
        .sort()[0],
    ).toBe('2016-09-05')
  })

  test('nothing is dated after the moment of loading, and newest ids belong to newest rows', async () => {
    const { late, disordered } = await one(
      `select count(*) filter (where created_at >= $1 or updated_at >= $1 or report_date >= $1)::int late,
         count(*) filter (where created_at < previous)::int disordered
       from (select *, lag(created_at) over (order by id) previous from report_archive_document) d`,
      [now],
    )
    expect({ late, disordered }).toEqual({ late: 0, disordered: 0 })
  })

  test('organisation numbers are of the synthetic range, with a valid check digit', async () => {
    const numbers = await all<{ number: string }>(
      'select organization_number number from company union select organization_number from estate where organization_number is not null',
    )
    expect(numbers).toHaveLength(3)
    for (const { number } of numbers) expect(number).toSatisfy(isSynthetic)
  })
})

const isSynthetic = (number: string) => {
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return /^[23]\d{8}$/.test(number) && (11 - (sum % 11)) % 11 === Number(number[8])
}

test('every file lies in the store as its row says', async () => {
  const store = new LocalStore(folder)
  const files = await all<{ id: string; size: number; sha: Buffer; type: string; temporary: boolean }>(
    'select id, size, sha256 sha, type, is_temporary temporary from file',
  )
  for (const { id, size, sha, type, temporary } of files) {
    const content = await Array.fromAsync((await store.read(id)) as AsyncIterable<Buffer>)
    const bytes = Buffer.concat(content)
    expect({ size: bytes.length, sha: createHash('sha256').update(bytes).digest(), temporary }).toEqual({ size, sha, temporary: false })
    expect(bytes.toString('latin1', 0, 3)).toBe(type === 'application/pdf' ? '%PD' : '\xff\xd8\xff')
  }
  expect(await Array.fromAsync(store.list())).toHaveLength(files.length)
})

test('a second load is refused and changes nothing', async () => {
  const before = await snapshot()
  await expect(loadDemo(config(), database.url, { now })).rejects.toThrow('not empty')
  expect(await snapshot()).toEqual(before)
})

test('with force it takes the place of what was there, and of the same moment it is the same', async () => {
  const before = await snapshot()
  await client.query(`insert into app_user (email, first_name, last_name) values ('somebody@else.example', 'Noen', 'Annen')`)
  await loadDemo(config(), database.url, { now, force: true })
  expect(await snapshot()).toEqual(before)
})

test('a load that fails leaves neither rows nor files', async () => {
  const elsewhere = await createTestDatabase()
  const place = await mkdtemp(path.join(tmpdir(), 'grunnmur-demo-'))
  const other = new pg.Client({ connectionString: elsewhere.url })
  await other.connect()
  try {
    await other.query('alter table audit_entry add check (operation is null)')
    await expect(loadDemo({ sessionSecret, files: { kind: 'local', folder: place } }, elsewhere.url, { now })).rejects.toThrow(
      'audit_entry',
    )
    expect((await other.query('select from app_user')).rowCount).toBe(0)
    expect(await Array.fromAsync(new LocalStore(place).list())).toEqual([])
  } finally {
    await other.end()
    await elsewhere.drop()
    await rm(place, { recursive: true })
  }
})

/** What does not change from one hash or nonce to the next. */
const snapshot = () =>
  all(
    `select 'user' what, id::text, email::text value from app_user union all select 'account', id::text, name from account
     union all select 'file', id::text, encode(sha256, 'hex') from file union all select 'report', id::text, custom_name || file_id from report_archive_document
     union all select 'entry', id::text, operation || at from audit_entry order by 1, 2`,
  )
