import { expect, test } from 'vitest'
import { floors, isDomain, isUpstairs } from './floors.ts'
import { mentionsIn, ownersOf, roomOf, tables } from './mentions.ts'
import { sources } from './sources.ts'

const server = sources().filter(({ file }) => file.startsWith('server/') && !file.endsWith('.test.ts'))
const owners = ownersOf(server)

/** How often the SQL of one room mentions the tables of another domain, as `who whose`. */
function mentions() {
  const pairs = new Map<string, number>()
  for (const source of server) {
    const room = roomOf(source.file)
    // Who may is decided over all domains, a backup takes all of them as they are, and what starts them stands above.
    if (['access', 'kernel', 'backup', 'start'].includes(room)) continue
    for (const table of mentionsIn(source)) {
      const owner = owners.get(table)
      if (owner && owner !== room && isDomain(owner)) pairs.set(`${room} ${owner}`, (pairs.get(`${room} ${owner}`) ?? 0) + 1)
    }
  }
  return [...pairs]
}

const isUp = (pair: string) => {
  const [who, whose] = pair.split(' ') as [string, string]
  return isUpstairs(who, whose)
}
const counted = (such: (pair: string) => boolean) => Object.fromEntries(mentions().filter(([pair]) => such(pair)))

/** Each is to become an offer of the domain whose tables they are. A number is lowered with what is carried over, and never raised. */
const beneath: Readonly<Record<string, number>> = {
  'accounts companies': 13,
  'accounts files': 2,
  'accounts history': 4,
  'accounts lookups': 1,
  'administration accounts': 15,
  'administration companies': 5,
  'administration estates': 5,
  'administration files': 4,
  'administration history': 6,
  'administration licences': 3,
  'administration registry': 1,
  'companies accounts': 15,
  'estates accounts': 19,
  'estates companies': 4,
  'estates files': 2,
  'estates history': 1,
  'estates lookups': 1,
  'licences accounts': 13,
  'licences companies': 4,
  'mailbox companies': 2,
  'mailbox estates': 1,
  'maintenance accounts': 32,
  'maintenance companies': 4,
  'maintenance estates': 72,
  'maintenance files': 3,
  'maintenance sharing': 7,
  'projects accounts': 62,
  'projects companies': 33,
  'projects estates': 36,
  'projects files': 14,
  'projects history': 2,
  'projects maintenance': 4,
  'projects sharing': 1,
  'registry accounts': 20,
  'registry estates': 18,
  'registry lookups': 3,
  'registry projects': 1,
  'registry sharing': 1,
  'sharing accounts': 25,
  'sharing companies': 2,
  'sharing estates': 8,
  'sharing licences': 1,
}

test('no domain’s SQL knows a table above it', () => {
  expect(counted(isUp)).toEqual({})
})

test('what a domain’s SQL reads of another’s tables goes to that one’s offers', () => {
  expect(counted((pair) => !isUp(pair))).toEqual(beneath)
})

test('tables are read out of every way to name them, and out of no comment', () => {
  const text = `/** from account */ sql\`select from estate e join only room on true where exists (delete from file using building)\`
  // update account
  sql\`insert into project (id) select 1 from maintenance_days(1) t\``
  expect(mentionsIn({ text })).toEqual(['estate', 'room', 'file', 'building', 'project'])
})

test('every table is somebody’s', () => {
  const loose = tables.filter((table) => !owners.has(table))
  // Kept by triggers alone, the sample of the registers, or there before anything else.
  expect(loose).toEqual([
    'archived_maintenance',
    'document_count',
    'register_address',
    'register_company',
    'register_company_role',
    'register_owner',
    'register_property',
    'replica_beat',
    'schema_migration',
    'standing_loss',
    'user_write',
  ])
  expect(new Set(floors.flat()).size).toBe(floors.flat().length)
})
