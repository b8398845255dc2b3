import { expect, test } from 'vitest'
import { Allowance } from '#server/kernel/allowance.ts'

const clock = { now: 0 }
const purse = (size: number, perSecond: number) => new Allowance({ size, perSecond, now: () => clock.now })

test('what is spent is told and comes back with time, up to what the purse holds', () => {
  const allowance = purse(10, 2)
  expect(allowance.spend('a', 4)).toBe(6)
  expect(allowance.spend('a', 6)).toBe(0)
  clock.now += 2
  expect(allowance.spend('a', 1)).toBe(3)
  clock.now += 1000
  expect(allowance.spend('a', 1)).toBe(9)
})

test('what a purse does not hold is refused, with the time after which it does, and costs nothing', () => {
  const allowance = purse(10, 2)
  allowance.spend('a', 8)
  const details = { reason: 'tooMany', limits: { points: { max: 2, asked: 7 } } }
  expect(() => allowance.spend('a', 7)).toThrow(expect.objectContaining({ status: 429, details, retryAfter: 3 }))
  expect(allowance.spend('a', 2)).toBe(0)
})

test('each has a purse of its own', () => {
  const allowance = purse(10, 2)
  allowance.spend('a', 10)
  expect(allowance.spend('b', 10)).toBe(0)
})
