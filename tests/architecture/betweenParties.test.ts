import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { purposes } from '#server/mail/purposes.ts'
import { sources } from './sources.ts'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/between-parties.md'), 'utf8')
const [asking, telling, own] = page.split('\n## ').slice(1) as [string, string, string]
const rowsOf = (part: string) => [...part.matchAll(/^\| (.+) \|$/gm)].map(([, row]) => row!.split(' | ')).slice(2)
const named = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
const operationsIn = (part: string) => rowsOf(part).flatMap(([, operations]) => named(operations))

const files = sources()
/** Those that let a mail leave: what `run` is given for it is named where an operation is written. */
const mailing = files
  .filter(({ file }) => file.startsWith('server/') && file.endsWith('.operations.ts'))
  .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = \w+\(\{\n([\s\S]*?)\n\}\)/g)])
  .filter(([, , written]) => /\bmail(To)?\b/.test(written!))
  .map(([, name]) => name!)
  .filter((name) => name !== 'sentMails')

test('each operation that sends a mail is named on the page, by what it is', () => {
  const told = [...operationsIn(asking), ...operationsIn(telling), ...named(own)]
  expect([...new Set(told)].toSorted()).toEqual(mailing.toSorted())
})

test('each door has who may, how often, what is told, and how one says no', () => {
  for (const row of rowsOf(asking)) {
    expect(row).toHaveLength(6)
    expect(row.filter((cell) => !cell.trim())).toEqual([])
  }
})

test('each door is tested by its name', () => {
  const tests = files.filter(({ file }) => file.startsWith('tests/security/betweenParties/')).map(({ text }) => text)
  const untested = rowsOf(asking).filter(([door]) => !tests.some((text) => text.includes(`'${door}': {`) || text.includes(`'${door}: `)))
  expect(untested).toEqual([])
})

test('each mail is known by what it is for', () => {
  const written = files
    .filter(({ file }) => file.startsWith('server/mail/templates/'))
    .flatMap(({ text }) => [...text.matchAll(/= template<[\s\S]*?>\(\s*'(\w+)'/g)].map(([, name]) => name!))
  expect(Object.keys(purposes).toSorted()).toEqual(written.toSorted())
})

/** A mail that asks leaves with a command, where it is counted, or is one more of what was counted when it was asked for. */
const asksLater = ['server/estates/ownerInvitations/ownerInvitationLetters.ts', 'server/projects/paperRequests/paperReminders.ts']
test('no mail that asks leaves uncounted', () => {
  const templates = Object.entries(purposes).flatMap(([name, purpose]) => (purpose === 'asks' ? [name] : []))
  const later = files.filter(
    ({ file, text }) =>
      file.startsWith('server/') && text.includes('takeCare(') && templates.some((name) => text.includes(`/templates/${name}.ts'`)),
  )
  expect(later.map(({ file }) => file)).toEqual(asksLater)
})
