import { afterAll, describe, expect, test } from 'vitest'
import { declared } from '#migrations/declared.ts'
import { entitiesOf } from '#server/kernel/assemble.ts'
import { differences } from '#server/kernel/differences.ts'
import { slices } from '#server/slices.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { describeSchema } from '#tests/support/describeSchema.ts'

describe('the entities and the migrated database', async () => {
  const { url, drop } = await createTestDatabase()
  afterAll(drop)
  const wishes = await differences(url, entitiesOf(slices))
  test('say the same', () => {
    expect(wishes.filter((wish) => !declared.some((pattern) => pattern.test(wish)))).toEqual([])
  })
  test('differ in everything that is declared', () => {
    expect(declared.filter((pattern) => !wishes.some((wish) => pattern.test(wish)))).toEqual([])
  })
  test('are told of in migrations/schema.sql as they are', async () => {
    await expect(`${heading}\n\n${await describeSchema(url)}\n`).toMatchFileSnapshot('../../migrations/schema.sql')
  })
})

const heading = `-- The schema that the migrations make, as PostgreSQL itself tells it: to read and to compare with, never to run.
-- Written by \`npm run migrate:schema\`.`
