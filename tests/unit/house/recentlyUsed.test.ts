import { expect, test } from 'vitest'
import { RecentlyUsed } from '#server/kernel/recentlyUsed.ts'

test('what has not been asked for longest is forgotten first', () => {
  const memory = new RecentlyUsed<number>(2)
  memory.set('one', 1)
  memory.set('two', 2)
  expect(memory.get('one')).toBe(1)
  memory.set('three', 3)
  expect(memory.get('two')).toBeUndefined()
  expect(memory.get('one')).toBe(1)
  expect(memory.get('three')).toBe(3)
})

test('what is taken out is gone', () => {
  const memory = new RecentlyUsed<number>(2)
  memory.set('one', 1)
  memory.delete('one')
  expect(memory.get('one')).toBeUndefined()
})
