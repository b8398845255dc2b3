import type { EntitySchema } from 'typeorm'
import { connect } from './database.ts'

/** Where the mapper notes the expressions of generated columns. Ours are written in migrations, so it finds none. */
const notes = `create temp table typeorm_metadata (type varchar, database varchar, schema varchar, "table" varchar, name varchar, value text)`

/** What the mapper would do to a migrated database to make it like the entities; done on nothing. */
export async function differences(url: string, entities: readonly EntitySchema[]): Promise<string[]> {
  // One connection, since a temporary table is seen on its own alone.
  const database = await connect(url, entities, { pool: 1 })
  try {
    await database.pool.query(notes)
    const { upQueries } = await database.source.driver.createSchemaBuilder().log()
    return upQueries.map(({ query }) => query)
  } finally {
    await database.close()
  }
}
