import { describe, expect, test } from 'vitest'
import { mentionsIn, tables } from './mentions.ts'
import { ringsOf } from './rings.ts'
import { sources } from './sources.ts'
import { usesOfWorn, type WornWord } from './wornWords.ts'

const product = sources().filter(({ file }) => !file.startsWith('tests/') && !/\.(test|spec)\.tsx?$/.test(file))
const writes = new RegExp(String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into|update\s+(?:only\s+)?(?:${tables.join('|')}))\b`, 'i')
const access = product.filter(({ file }) => file.startsWith('server/access/'))

test('no file imports itself, on whatever way round', () => {
  expect(ringsOf(product)).toEqual([])
})

test('a ring is found, however long it is', () => {
  const file = (name: string, ...from: string[]) => ({
    file: name,
    text: '',
    imports: from.map((one) => ({ from: one, isType: false, line: '' })),
  })
  expect(ringsOf([file('a', 'b'), file('b', 'c', 'd'), file('c', 'a'), file('d')])).toEqual([['a', 'b', 'c']])
})

describe('access decides, and does nothing else', () => {
  test('it writes down who comes, and how often, and changes nothing else', () => {
    expect(access.filter(({ text }) => writes.test(text)).map(({ file }) => file.slice('server/access/'.length))).toEqual([
      'accessTokens.ts',
      'askingAllowance.ts',
      'heldFiles.ts',
      'ingestDoor.ts',
      'loginAttempts.ts',
      'sessionViewer.ts',
      'sessions.ts',
      'throttle.ts',
    ])
  })
  test('it runs nothing: letters, jobs and what is drawn are the slices’', () => {
    const doing = /^server\/(?:kernel\/(?:rest|graphql|assemble|jobs|outbox)|mail\/templates\/|jobs\/|pdf\/|sheets\/|pages\/)/
    expect(
      access.flatMap(({ file, imports }) =>
        imports.filter(({ from, isType }) => !isType && doing.test(from)).map(({ from }) => `${file} imports ${from}`),
      ),
    ).toEqual([])
  })
  test('each of it is imported by those who ask', () => {
    const imported = new Set(product.flatMap(({ imports }) => imports.map(({ from }) => from)))
    expect(access.filter(({ file }) => !imported.has(file)).map(({ file }) => file)).toEqual([])
  })
  test('it knows the tables by which somebody is something, and which record hangs on what', () => {
    expect(new Set(access.flatMap(mentionsIn)).size).toBeLessThanOrEqual(36)
  })
  test('whoever is admitted may, where a permission is about no record that has to be looked up', () => {
    const silent = access
      .filter(({ text }) => text.includes('gate: whoeverIsAdmitted'))
      .map(({ file }) => file.slice('server/access/'.length))
    expect(silent).toEqual([
      'asSystemAdmin.ts',
      'byLink.ts',
      'deliveringDocuments.ts',
      'everyone.ts',
      'foundingEstates.ts',
      'onLicences.ts',
      'planList.ts',
      'signedIn.ts',
      'startingForCustomers.ts',
      'startingProjects.ts',
    ])
  })
})

test('a slice holds no connection: it is handed a grant', () => {
  const serving = /^server\/(access|backup|config|files|jobs|kernel|mail|openapi|pages|pdf|postgres|start)\//
  const slices = product.filter(({ file }) => /^server\/\w+\//.test(file) && !serving.test(file))
  const holding = slices.filter(({ text }) => /\b(EntityManager|DataSource)\b/.test(text))
  expect(holding.map(({ file }) => file)).toEqual([])
})

test('what a file hands out is called by what it is: these words mean dozens of things', () => {
  const worn =
    /^export (?:default )?(?:const|let|function|async function|class|type|interface) (told|known|found|asked|below|Values|Told|Known|Found|Asked|Below)\b/gm
  const handedOut = sources()
    .filter(({ file }) => !file.startsWith('tests/'))
    .flatMap(({ file, text }) => [...text.matchAll(worn)].map(([, name]) => `${file} ${name}`))
  expect(handedOut).toEqual([])
})

describe('within files, these words are on their way out', () => {
  /** The most that may be left of each in server/ and client/: a number is lowered as they go, and never raised. */
  const left: Readonly<Record<WornWord, number>> = {
    told: 14,
    known: 27,
    found: 39,
    asked: 27,
    below: 8,
    Values: 44,
    Told: 0,
    Known: 0,
    Found: 8,
    Asked: 6,
    Below: 0,
  }
  test('a variable, a field or a type is called by what it is', () => {
    const uses = usesOfWorn(product.filter(({ file }) => /^(?:server|client)\//.test(file)))
    expect(Object.entries(uses).filter(([word, count]) => count > left[word as WornWord])).toEqual([])
  })
  test('a name is counted, and not what stands in a comment, a text or a longer name', () => {
    const text = "// told\nconst told: Values = f('known', found.asked, foundHere)\nexport const s = `below ${told}`"
    expect(usesOfWorn([{ file: 'a.ts', text }])).toMatchObject({ told: 2, Values: 1, found: 1, asked: 1, known: 0, below: 0, Asked: 0 })
  })
})
