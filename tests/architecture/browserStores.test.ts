import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const theOne = 'client/ui/kept.ts'

test('what is kept in the browser goes through one module, which knows whose it is', () => {
  const touches = /\b(sessionStorage|localStorage|indexedDB|caches)\b(?=[.[(),;\s])/
  const strangers = sources()
    .filter(({ file }) => file.startsWith('client/') && file !== theOne)
    .filter(({ text }) => touches.test(text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')))
  expect(strangers.map(({ file }) => file)).toEqual([])
})
