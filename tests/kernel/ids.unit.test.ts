import { afterEach, expect, test, vi } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'

afterEach(() => void vi.useRealTimers())

const many = (count: number) => Array.from({ length: count }, uuidv7)
const momentOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

test('ids of one millisecond sort in the order in which they were made, also where there are more than fit into it', () => {
  vi.useFakeTimers({ now: Date.UTC(2100, 0, 1), toFake: ['Date'] })
  const ids = many(10_000)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true)
})

test('a clock that is put back a little is waited for, one that is put back far is believed', () => {
  vi.useFakeTimers({ now: Date.UTC(2110, 0, 1), toFake: ['Date'] })
  const [before] = many(1)
  vi.setSystemTime(Date.UTC(2110, 0, 1) - 500)
  const [soon] = many(1)
  expect(soon! > before!).toBe(true)
  vi.setSystemTime(Date.UTC(2105, 0, 1))
  const [put] = many(1)
  expect(momentOf(put!)).toBe(Date.UTC(2105, 0, 1))
})
