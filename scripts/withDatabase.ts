import { readConfig } from '#server/config.ts'
import { openDatabase, type OpenDatabase } from '#server/start/openDatabase.ts'
import { reason } from '#server/start/reason.ts'

/** A command on the database of the product, which is let go afterwards whatever happens. */
export async function withDatabase(run: (database: OpenDatabase, config: ReturnType<typeof readConfig>) => Promise<void>) {
  let database: OpenDatabase | undefined
  try {
    const config = readConfig(process.env)
    database = await openDatabase(config)
    await run(database, config)
  } catch (error) {
    console.error(`grunnmur · ${reason(error)}`)
    process.exitCode = 1
  } finally {
    await database?.close()
  }
}
