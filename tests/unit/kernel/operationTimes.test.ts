import { expect, test, vi } from 'vitest'
import { OperationTimes } from '#server/kernel/operationTimes.ts'

const halfHour = 30 * 60_000

test('calls are counted by their operation, those over a second by themselves', () => {
  const times = new OperationTimes()
  for (const ms of [100, 300, 1100]) times.note('estates', ms)
  times.note('orders', 400)
  expect(times.all()).toEqual([
    { operation: 'estates', calls: 3, seconds: 1.5, slowest: 1.1, slowCalls: 1 },
    { operation: 'orders', calls: 1, seconds: 0.4, slowest: 0.4, slowCalls: 0 },
  ])
})

test('what fails is counted too, and fails as before', async () => {
  const times = new OperationTimes()
  await expect(times.of('estates', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(times.all()).toMatchObject([{ operation: 'estates', calls: 1 }])
})

test('those with the most slow calls come first, then those that take longest on average', () => {
  const times = new OperationTimes()
  times.note('quick', 1)
  times.note('longer', 900)
  for (const ms of [1, 1001]) times.note('sometimes', ms)
  expect(times.slowest(2).map(({ operation }) => operation)).toEqual(['sometimes', 'longer'])
})

test('what was slow an hour ago is no longer told of lately, and is counted all the same', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1)
  const times = new OperationTimes()
  times.note('estates', 2000)
  now.mockReturnValue(1 + halfHour)
  times.note('estates', 10)
  expect(times.slowest(1)).toMatchObject([{ calls: 2, slowCalls: 1 }])
  now.mockReturnValue(1 + 2 * halfHour)
  times.note('estates', 10)
  expect(times.slowest(1)).toMatchObject([{ calls: 2, slowCalls: 0 }])
  now.mockReturnValue(1 + 5 * halfHour)
  expect(times.slowest(1)).toEqual([])
  expect(times.all()).toMatchObject([{ calls: 3, slowCalls: 1 }])
  now.mockRestore()
})

test('names beyond the first thousand are counted as one', () => {
  const times = new OperationTimes()
  for (let i = 0; i < 1100; i++) times.note(`operation${i}`, 1)
  expect(times.all()).toHaveLength(1001)
  expect(times.all().at(-1)).toMatchObject({ operation: 'others', calls: 100 })
})
