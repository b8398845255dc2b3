import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** Words and choices in the one; files, by the library that opens the browser's database, in the other. */
const theOnes = ['client/ui/kept.ts', 'client/ui/keptFiles.ts']

test('what is kept in the browser goes through modules that know whose it is', () => {
  const touches = /\b(sessionStorage|localStorage|indexedDB|caches)\b(?=[.[(),;\s])|'idb-keyval'/
  const strangers = sources()
    .filter(({ file }) => file.startsWith('client/') && !theOnes.includes(file))
    .filter(({ text }) => touches.test(text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')))
  expect(strangers.map(({ file }) => file)).toEqual([])
})
