import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { crossingsIn, keys, textsIn, unplaced } from './distribution.ts'
import { tables } from './mentions.ts'
import { sources } from './sources.ts'

const schema = readFileSync(path.resolve(import.meta.dirname, '../../migrations/schema.sql'), 'utf8')
const bodyOf = (table: string) => schema.split(`CREATE TABLE ${table} (`)[1]!.split('\n)')[0]!
const keyedBy = (key: string) => tables.filter((table) => keys.get(table) === key)

describe('estates over several machines', () => {
  test('every table has a place, and none has two', () => {
    expect(unplaced()).toEqual([])
    expect([...keys.keys()].filter((table) => !tables.includes(table))).toEqual([])
    expect(keys.size).toBe(tables.length)
  })

  test('what lies with its estate names it, always', () => {
    const unnamed = keyedBy('estate_id').filter((table) => !/^ {2}estate_id uuid NOT NULL/m.test(bodyOf(table)))
    expect(unnamed).toEqual([])
    // Of these alone it is not known, or not always.
    const named = tables.filter((table) => /^ {2}estate_id uuid/m.test(bodyOf(table)) && keys.get(table) !== 'estate_id')
    expect(named).toEqual(['audit_entry', 'deletion', 'file'])
  })

  test('what hangs on another row of its estate names the estate with it, but for these', () => {
    const foreign = /FOREIGN KEY \(([^)]*)\) REFERENCES (\w+)\(/g
    const near = new Set(keyedBy('estate_id'))
    const loose = [...near].flatMap((table) =>
      [...bodyOf(table).matchAll(foreign)]
        .filter(([, columns, to]) => near.has(to!) && !columns!.split(', ').includes('estate_id'))
        .map(([, columns]) => `${table} (${columns})`),
    )
    expect(loose.sort()).toEqual([
      'order_sent (id)',
      'owner_invitation (order_id)',
      'paper_request (document_id)',
      'paper_request (participant_id)',
      'project_deviation (document_id)',
      'project_deviation (responsible_id)',
      'project_deviation (room_id)',
      'supplier_link (participant_id)',
    ])
  })

  test('what is unique is so within an estate, but for ids and these', () => {
    const unique = /UNIQUE \(([^)]*)\)/g
    const loose = keyedBy('estate_id').flatMap((table) =>
      [...bodyOf(table).matchAll(unique)]
        .filter(([, columns]) => !columns!.split(', ').includes('estate_id'))
        .map(([, columns]) => `${table} (${columns})`),
    )
    expect(loose).toHaveLength(20)
    // These are looked for by a secret, before anybody knows the estate.
    expect(loose.filter((each) => each.includes('_hash'))).toEqual([
      'calendar_feed (key_hash)',
      'moisture_token (token_hash)',
      'public_link (key_hash)',
      'supplier_link (key_hash)',
    ])
  })

  test('what a statement brings together from several places is listed: whoever adds to the list sees it', async () => {
    const server = sources().filter(({ file }) => file.startsWith('server/') && !file.endsWith('.test.ts'))
    const crossings = server.flatMap(crossingsIn).sort()
    await expect(`${crossings.join('\n')}\n`).toMatchFileSnapshot('crossings.txt')
  })
})

const file = 'server/estates/x.ts'
test('a statement is read whole, and with whom it is asked for', () => {
  const text = 'const a = sql`select from estate e ${b ? sql`join room r on true` : none}`\nconst c = ofAccount("select from project")'
  expect(textsIn({ file, text })).toEqual([
    { text: '`select from estate e ${b ? sql`join room r on true` : none}`', to: undefined },
    { text: '"select from project"', to: 'ofAccount' },
  ])
})

test.each([
  ['one estate and people', 'sql`select from room r join account a on true`', []],
  ['one estate and what lies elsewhere', 'sql`select from room r join outbox_mail m on true`', ['room × outbox_mail']],
  ['what does not name its estate', "ofEstate('select from room r join file f on true')", ['room × file']],
  ['every estate of somebody', "ofAccount('select from estate_owner where account_id = $1')", ['ofAccount estate_owner']],
  ['what lies in one place', "ofUser('delete from email_token where user_id = $1')", []],
  ['nothing in a comment', '/* sql`from room join outbox_mail` */ const a = 1', []],
])('it tells: %s', (_, text, crossings) => {
  expect(crossingsIn({ file, text })).toEqual(crossings.map((each) => `${file}: ${each}`))
})
