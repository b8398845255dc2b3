import { afterEach, expect, test, vi } from 'vitest'
import { inDays, today } from '#schema/day.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-23T22:30:00Z', -34, '2026-10-20'],
  ['2026-11-23T23:30:00Z', -34, '2026-10-21'],
  ['2026-03-28T22:30:00Z', 1, '2026-03-29'],
  ['2026-06-01T21:30:00Z', 180, '2026-11-28'],
  ['2026-06-01T22:30:00Z', 180, '2026-11-29'],
])('at %s, %i days from today is %s in Norway, although the clock is changed in between', (now, days, day) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  expect(inDays(days)).toBe(day)
  expect(inDays(0)).toBe(today())
})
