import { readConfig } from '#server/config.ts'
import { openDatabase, type OpenDatabase } from '#server/start/openDatabase.ts'

/** A command on the database of the product, which is let go afterwards whatever happens. */
export async function withDatabase(run: (database: OpenDatabase, config: ReturnType<typeof readConfig>) => Promise<void>) {
  let database: OpenDatabase | undefined
  try {
    const config = readConfig(process.env)
    database = await openDatabase(config)
    await run(database, config)
  } catch (error) {
    const causes = []
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) causes.push(cause.message)
    console.error(causes.join(' '))
    process.exitCode = 1
  } finally {
    await database?.close()
  }
}
