import { loadDemo } from '#server/demo/load.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { isEmpty } from '#server/start/isEmpty.ts'
import { withDatabase } from './withDatabase.ts'

await withDatabase(async ({ url, place }, config) => {
  await migrate(url)
  const force = process.argv.includes('--force')
  if (!force && !(await isEmpty(url))) {
    throw new Error(`${place} is not empty; the demo data goes into an empty database, or with \`-- --force\` in place of what is there.`)
  }
  await loadDemo(config, url, { force })
  console.log(`The demo data is in ${place}.`)
})
