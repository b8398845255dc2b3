import { expect, test } from 'vitest'
import { StatementNames } from '#server/kernel/database/statementNames.ts'

test('a statement keeps its name while there is room, and whoever was used longest ago hands theirs on', () => {
  const names = new StatementNames('s', { bytes: 1000, statements: 2 })
  const [a, b, c] = [{}, {}, {}]
  expect([names.nameOf(a, 'a'), names.nameOf(b, 'b'), names.nameOf(a, 'a')]).toEqual(['s1', 's2', 's1'])
  expect(names.nameOf(c, 'c')).toBe('s2')
  expect(names.nameOf(a, 'a')).toBe('s1')
  expect(names.nameOf(b, 'b')).toBe('s2')
  expect(names).toMatchObject({ statements: 2, bytes: 2 })
})

test('there is so much text and no more, and none for a giant', () => {
  const names = new StatementNames('s', { bytes: 100, statements: 50 })
  for (let i = 0; i < 30; i++) {
    expect(names.nameOf({}, 'x'.repeat(20))).toBeDefined()
    expect(names.bytes).toBeLessThanOrEqual(100)
  }
  expect(names.nameOf({}, 'x'.repeat(26))).toBeUndefined()
  expect(names.statements).toBe(5)
})
