import { expect, expectTypeOf, test } from 'vitest'
import type { Config } from '#server/config.ts'
import type { App } from '#server/kernel/app.ts'
import type { Call } from '#server/kernel/call.ts'
import type { Services } from '#server/kernel/services.ts'
import { sources } from './sources.ts'

const fileNamed = (name: string) => sources().find(({ file }) => file === name)!

test('a call carries what it is, and nothing that the app has', () => {
  expectTypeOf<Extract<keyof Call, keyof App | keyof Config>>().toBeNever()
  expect(fileNamed('server/kernel/call.ts').imports.map(({ from }) => from)).toEqual(['server/kernel/errors.ts', 'server/kernel/viewer.ts'])
})

test('what operations are handed of the app leads to no rows', () => {
  expectTypeOf<Extract<keyof Services, 'db' | 'send' | 'ask' | 'verify' | 'viewers' | 'outbox' | 'jobs'>>().toBeNever()
  expectTypeOf<App>().toExtend<Services>()
  const loose = sources().filter(({ file, text }) => file.endsWith('.operations.ts') && /\bapp as\b|kernel\/app\.ts/.test(text))
  expect(loose.map(({ file }) => file)).toEqual([])
})
