import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { asks } from './asks.ts'
import { table } from './table.ts'

describe('who may do what', async () => {
  const world = await sharedWorld()

  test('every operation has its line, and every line an operation', () => {
    const operations = [...world.app.operations.values()].map(({ name }) => name)
    expect([...table.keys()].sort()).toEqual(operations.sort())
    expect(Object.keys(asks).sort()).toEqual(operations.sort())
  })

  test.each([...table.keys()])('%s is answered to somebody, so that a refusal means something', (operation) => {
    expect(Object.values(table.get(operation)!)).toContain('ok')
  })
})
