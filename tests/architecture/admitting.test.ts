import { expect, test } from 'vitest'
import { sources } from './sources.ts'

test('nobody is refused by what is remembered of them: who they are is proven first', () => {
  const strangers = sources().filter(({ file, text }) => file !== 'server/kernel/call.ts' && /\.admit\((?:call\.)?viewer\)/.test(text))
  // An anonymous viewer is nobody who could have become somebody meanwhile; the description asks for one who does not exist.
  expect(strangers.map(({ file }) => file)).toEqual(['server/kernel/operation.ts', 'server/openapi/refusals.ts'])
})
