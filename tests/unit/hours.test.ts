import { describe, expect, test, vi } from 'vitest'
import { writtenAge } from '#client/ui/writing.ts'
import { hoursBetween, hoursSince } from '#schema/hours.ts'

describe('the hours between two moments', () => {
  test('are counted in whole and in parts, forwards and back', () => {
    expect(hoursBetween('2026-05-01T08:00:00Z', '2026-05-01T11:30:00Z')).toBe(3.5)
    expect(hoursBetween('2026-05-01T11:30:00Z', '2026-05-01T08:00:00Z')).toBe(-3.5)
    expect(hoursBetween(new Date('2026-05-01T08:00:00Z'), '2026-05-01T10:00:00+02:00')).toBe(0)
  })

  test('are those that pass where the clock is changed', () => {
    expect(hoursBetween('2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00')).toBe(23)
    expect(hoursBetween('2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00')).toBe(25)
  })

  test('are counted from then till now', () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-02T09:00:00Z') })
    expect(hoursSince('2026-05-01T08:00:00Z')).toBe(25)
    vi.useRealTimers()
  })
})

test('how long ago it was is said in hours for a day, and in minutes for an hour', () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-02T09:00:00Z') })
  const ages = ['2026-05-02T09:00:30Z', '2026-05-02T08:43:00Z', '2026-05-02T06:10:00Z', '2026-05-01T09:30:00Z', '2026-05-01T08:00:00Z']
  expect(ages.map((moment) => writtenAge(moment, 'nb'))).toEqual([
    undefined,
    'for 17 minutter siden',
    'for 2 timer siden',
    'for 23 timer siden',
    undefined,
  ])
  expect(writtenAge('2026-05-02T08:00:00Z', 'en')).toBe('1 hour ago')
  vi.useRealTimers()
})
