import { afterAll, describe, expect, test } from 'vitest'
import { slices } from '#server/app.ts'
import { entitiesOf } from '#server/kernel/building.ts'
import { differences } from '#server/kernel/differences.ts'
import { createTestDatabase } from '#tests/support/database.ts'

/** What the mapper would do to a database that is right as it is, and why it is left undone. */
const declared: Readonly<Record<string, readonly RegExp[]>> = {
  'constraints and indexes are written in SQL only': [/ DROP CONSTRAINT "\w+_(fkey|key|check\d*)"$/, /^DROP INDEX "public"\."\w+"$/],
  'a row hangs under its own estate: the foreign key has two columns': [
    /^ALTER TABLE "estate" ADD CONSTRAINT "\w+" FOREIGN KEY \("image_file_id"\)/,
    /^ALTER TABLE "report_archive_document" ADD CONSTRAINT "\w+" FOREIGN KEY \("file_id"\)/,
  ],
  'history outlives the users it names': [/^ALTER TABLE "audit_entry" ADD CONSTRAINT "\w+" FOREIGN KEY \("user_id"\)/],
  'names sort as Norwegians sort them': [
    /^ALTER TABLE "(app_user|account|estate)" ALTER COLUMN "(name|address_line1)" TYPE text COLLATE "undefined"$/,
  ],
  'the database makes these columns itself': [
    /^ALTER TABLE "(app_user|estate)" (RENAME COLUMN|ADD|DROP COLUMN) "(TEMP_OLD_)?(name|search_text)"/,
    /^UPDATE "(app_user|estate)" SET "(name|search_text)" = "TEMP_OLD_/,
    /^DELETE FROM "typeorm_metadata"/,
  ],
}

describe('the entities and the migrated database', async () => {
  const { url, drop } = await createTestDatabase()
  afterAll(drop)
  const wishes = await differences(url, entitiesOf(slices))
  const known = Object.values(declared).flat()

  test('say the same', () => {
    expect(wishes.filter((wish) => !known.some((pattern) => pattern.test(wish)))).toEqual([])
  })
  test('differ in everything that is declared', () => {
    expect(known.filter((pattern) => !wishes.some((wish) => pattern.test(wish)))).toEqual([])
  })
})
