import { expect, test } from 'vitest'
import { ontoNewest, writtenIn } from '#client/ui/form/newest.ts'

const opened = { version: 1, type: 'a', name: 'Takst' }
const newest = { version: 2, type: 'b', name: 'Ny takst' }

test('what was typed stays, what was left becomes what it is now', () => {
  expect(ontoNewest({ ...opened, name: 'Min takst' }, opened, newest)).toEqual({ version: 2, type: 'b', name: 'Min takst' })
})

test('what was typed and taken back was not written in', () => {
  expect(writtenIn({ ...opened }, opened)).toEqual([])
  expect(ontoNewest({ ...opened }, opened, newest)).toEqual(newest)
})

test('a list that was left as it was becomes what it is now, though the form holds a copy of it', () => {
  const list = { closed: ['a', 'b'] }
  expect(writtenIn({ closed: ['a', 'b'] }, list)).toEqual([])
  expect(writtenIn({ closed: ['b'] }, list)).toEqual(['closed'])
  expect(ontoNewest({ closed: ['a', 'b'] }, list, { closed: ['c'] })).toEqual({ closed: ['c'] })
})
