import { expect, test } from 'vitest'
import { RecentlyUsed } from '#server/kernel/recentlyUsed.ts'

test('those asked for last are kept, and what nobody asked for since is forgotten', () => {
  const memory = new RecentlyUsed<number>(2)
  for (const [i, name] of ['one', 'two', 'three'].entries()) memory.set(name, i)
  expect(memory.get('one')).toBe(0)
  for (const [i, name] of ['four', 'five'].entries()) memory.set(name, i)
  expect(memory.get('two')).toBeUndefined()
  expect(memory.get('one')).toBe(0)
  expect(memory.get('five')).toBe(1)
})

test('never more than twice as many are kept', () => {
  const memory = new RecentlyUsed<number>(10)
  for (let i = 0; i < 1000; i++) memory.set(String(i), i)
  const kept = Array.from({ length: 1000 }, (_, i) => String(999 - i)).filter((name) => memory.get(name) !== undefined)
  expect(kept.slice(0, 10)).toEqual(['999', '998', '997', '996', '995', '994', '993', '992', '991', '990'])
  expect(kept.length).toBeLessThanOrEqual(20)
})

test('what is taken out is gone', () => {
  const memory = new RecentlyUsed<number>(1)
  memory.set('one', 1)
  memory.set('two', 2)
  memory.delete('one')
  memory.delete('two')
  expect(memory.get('one')).toBeUndefined()
  expect(memory.get('two')).toBeUndefined()
})
