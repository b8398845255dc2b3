import { loadDemo } from '#server/demo/load.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { isEmpty } from '#server/start/isEmpty.ts'
import { withDatabase } from './withDatabase.ts'

await withDatabase(async ({ url, place }, config) => {
  await migrate(url)
  if (!(await isEmpty(url)) && !process.argv.includes('--force')) {
    throw new Error(`${place} is not empty; the demo data goes into an empty database, or with \`-- --force\` beside what is there.`)
  }
  await loadDemo(config, url)
  console.log(`The demo data is in ${place}.`)
})
