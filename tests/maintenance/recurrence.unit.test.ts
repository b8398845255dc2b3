import { expect, test } from 'vitest'
import { daysFrom } from '#schema/maintenance/recurrence.ts'

const monthly = { startDate: '2026-01-31', period: 'month', interval: 1 } as const

test('a series that lies ahead is told from its start', () => {
  expect(daysFrom(monthly, '2025-06-01', 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
})

test('a series that began long ago is told from today, on the days that it always comes', () => {
  expect(daysFrom(monthly, '2030-02-28', 2)).toEqual(['2030-02-28', '2030-03-31'])
  expect(daysFrom(monthly, '2030-03-01', 2)).toEqual(['2030-03-31', '2030-04-30'])
  expect(daysFrom({ startDate: '2016-10-06', period: 'month', interval: 12 }, '2026-11-22', 2)).toEqual(['2027-10-06', '2028-10-06'])
  expect(daysFrom({ startDate: '2020-01-06', period: 'week', interval: 2 }, '2026-11-22', 2)).toEqual(['2026-11-30', '2026-12-14'])
  expect(daysFrom({ startDate: '1926-11-22', period: 'day', interval: 3 }, '2026-11-22', 1)).toEqual(['2026-11-22'])
})

test('it ends with its last day', () => {
  expect(daysFrom({ ...monthly, endDate: '2026-04-30' }, '2026-03-01', 4)).toEqual(['2026-03-31', '2026-04-30'])
  expect(daysFrom({ ...monthly, endDate: '2026-04-30' }, '2026-05-01', 4)).toEqual([])
})

test('what is done once has one day', () => {
  expect(daysFrom({ startDate: '2027-05-01' }, '2026-11-22', 4)).toEqual(['2027-05-01'])
})
