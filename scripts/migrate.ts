import { migrate } from '#server/kernel/migrate.ts'
import { withDatabase } from './withDatabase.ts'

await withDatabase(async ({ url, place }) => {
  await migrate(url, ({ migration, milliseconds }) => console.log(`${migration} in ${milliseconds} ms`))
  console.log(`${place} is at the newest migration.`)
})
