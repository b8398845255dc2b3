import { loadDemo } from '#demo/load.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { withDatabase } from './withDatabase.ts'

await withDatabase(async ({ url, place }, config) => {
  await migrate(url)
  await loadDemo(config, url, { force: process.argv.includes('--force') })
  console.log(`The demo data is in ${place}.`)
})
