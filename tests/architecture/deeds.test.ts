import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { described } from './described.ts'

const commands = [...described().operations.values()].filter(({ kind }) => kind === 'command' || kind === 'upload').map(({ name }) => name)
/** It tells of an addition and of a change; the log does not know which it was. */
const tellsTwoThings = (words: string | undefined) => words?.includes('isFirst') ?? true

test.each([
  ['Norwegian', nb],
  ['English', en],
])('the audit log tells of every command in %s', (_, { history, 'administration.deeds': deeds }) => {
  const did: Readonly<Record<string, string>> = history.did
  const missing = commands.filter((name) => tellsTwoThings(did[name]))
  expect(Object.keys(deeds).sort(), 'client/messages/*/administration.deeds.json').toEqual(missing.sort())
})
