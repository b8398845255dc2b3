import { describe, expect, test } from 'vitest'
import { isWhole, type OwnersPart, sharesAfter, sumOf } from '#schema/registry/shares.ts'

const part = (accountId: string, numerator: number, denominator: number, isAssumed = false): OwnersPart => ({
  accountId,
  numerator,
  denominator,
  isAssumed,
})
const written = (parts: readonly OwnersPart[] | undefined) =>
  parts?.map(({ accountId, numerator, denominator }) => `${accountId} ${numerator}/${denominator}`)
const half = { numerator: 1, denominator: 2 }

describe('who owns what after somebody becomes an owner', () => {
  test('what nobody has is given first', () => {
    expect(written(sharesAfter([part('a', 1, 2)], half))).toEqual(['a 1/2'])
    expect(written(sharesAfter([], { numerator: 1, denominator: 1 }))).toEqual([])
  })
  test('what was only assumed gives way, of whoever says yes before others', () => {
    expect(written(sharesAfter([part('a', 1, 1, true)], half))).toEqual(['a 1/2'])
    expect(written(sharesAfter([part('a', 1, 2, true), part('b', 1, 2, true)], { numerator: 1, denominator: 3 }, 'b'))).toEqual([
      'a 1/2',
      'b 1/6',
    ])
    expect(written(sharesAfter([part('a', 1, 2, true), part('b', 1, 2, true)], { numerator: 3, denominator: 4 }, 'b'))).toEqual([
      'a 1/4',
      'b 0/1',
    ])
  })
  test('what the register gave is given by its owner alone', () => {
    expect(sharesAfter([part('a', 1, 1)], half)).toBeUndefined()
    expect(written(sharesAfter([part('a', 1, 1)], half, 'a'))).toEqual(['a 1/2'])
    expect(sharesAfter([part('a', 1, 2), part('b', 1, 2)], { numerator: 3, denominator: 4 }, 'a')).toBeUndefined()
  })
  test('never comes to more than the whole, and never to less than is asked for', () => {
    for (let seed = 1; seed < 400; seed++) {
      const pick = (most: number, by: number) => ((seed * 7919 * by) % most) + 1
      const others = Array.from({ length: pick(4, 3) }, (_, i) => part(`o${i}`, 1, pick(9, i + 5), (seed + i) % 3 === 0))
      const asked = { numerator: 1, denominator: pick(7, 11) }
      const after = sharesAfter(others, asked, `o${seed % 4}`)
      if (!after) continue
      const { numerator, denominator } = sumOf([...after, asked])
      expect(numerator).toBeLessThanOrEqual(denominator)
      expect(after.every((each) => each.numerator >= 0)).toBe(true)
    }
  })
  test('fractions are added exactly', () => {
    expect(sumOf([{ numerator: 1, denominator: 3 }, { numerator: 1, denominator: 6 }, half])).toEqual({ numerator: 1, denominator: 1 })
    expect(isWhole(Array.from({ length: 12 }, () => ({ numerator: 1, denominator: 12 })))).toBe(true)
  })
})
