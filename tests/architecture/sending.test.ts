import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const client = sources().filter(({ file }) => file.startsWith('client/'))
const filesWith = (pattern: RegExp) => client.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('every command goes out by one way, which sends it once and to its end', () => {
  expect(filesWith(/\buseMutation\b|\.mutate\(/)).toEqual(['client/data/useSend.ts'])
})

test('REST is for what GraphQL has no way for', () => {
  const users = client.filter(({ imports }) => imports.some(({ from, isType }) => from === 'client/access/request.ts' && !isType))
  expect(users.map(({ file }) => file)).toEqual([
    // What the operations themselves go by.
    'client/access/link.ts',
    'client/access/lookups.ts',
    // Who is not signed in, and the session: their screens don't carry the GraphQL client.
    'client/access/session.ts',
    'client/accounts/entry.ts',
    'client/app/frame/EmailLine.tsx',
    // Files, and taking back one that was sent.
    'client/files/upload/inParts.ts',
    'client/files/upload/transfer.ts',
    'client/files/upload/useUploads.ts',
    'client/maintenance/import/useImport.ts',
    // Links that open one paper or one question, to whoever holds them.
    'client/projects/paperLink/paperLink.ts',
    'client/projects/supplierLink/supplierLink.ts',
    // What waited for a line goes out from no screen.
    'client/projects/waiting/sending.ts',
  ])
})

test('nothing else speaks to the server', () => {
  expect(filesWith(/(?<![\w.])fetch\((?!\))|XMLHttpRequest/)).toEqual([
    'client/access/link.ts',
    'client/access/request.ts',
    // Names of scripts that were built.
    'client/app/ahead.ts',
    'client/explorer/endpoint.ts',
    // How much of a file is sent, `fetch` doesn't say.
    'client/files/upload/transfer.ts',
    // Whether the page would come.
    'client/ui/renewal.ts',
  ])
})
