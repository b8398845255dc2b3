import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** What the layout names: a slice's door and its rules, routes, what a domain offers, who leaves, stand-ins, and words about packages. */
const namedByLayout = /\.(?:api|input|offer|d)\.ts$|\.routes\.tsx$|\/departing\w+\.ts$|\/standIns\//
const least = 8

test('a few lines that one file alone needs stand in that file', () => {
  const all = sources()
  const importers = (file: string) => all.filter(({ imports }) => imports.some(({ from }) => from === file))
  const small = all.filter(
    ({ file, text }) => /^(?:schema|server|client)\//.test(file) && !namedByLayout.test(file) && text.split('\n').length <= least,
  )
  expect(small.filter(({ file }) => importers(file).length === 1).map(({ file }) => file)).toEqual([])
})
