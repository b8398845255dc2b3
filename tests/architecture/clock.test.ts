import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const works = /^(schema|server|client|demo|scripts|bench)\//

test('whose clock and calendar it goes by is said once', () => {
  const said = sources().filter(({ file, text }) => works.test(file) && text.includes('Europe/Oslo'))
  expect(said.map(({ file }) => file)).toEqual(['schema/day.ts'])
})

test('which day it is in Norway is asked in SQL by one form', () => {
  const elsewhere = sources().filter(({ file, text }) => file.startsWith('server/') && /time zone '(?!UTC)|current_date/i.test(text))
  expect(elsewhere.map(({ file }) => file)).toEqual(['server/kernel/days.ts'])
})

test('what is done in turns goes by one timer', () => {
  const turning = sources().filter(({ file, text }) => file.startsWith('server/') && text.includes('setInterval('))
  expect(turning.map(({ file }) => file)).toEqual([
    // Whether anything comes.
    'server/files/store/comingIn.ts',
    // How late the loop is, and how much memory a thread takes.
    'server/kernel/http/shed.ts',
    'server/kernel/inThread.ts',
    'server/kernel/regularly.ts',
  ])
})
