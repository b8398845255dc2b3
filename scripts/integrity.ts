import { openStore } from '#server/files/store/openStore.ts'
import { differencesIn } from '#server/start/differences.ts'
import { withDatabase } from './withDatabase.ts'

await withDatabase(async ({ url }, config) => {
  if (await differencesIn(url, await openStore(config.files), (line) => console.log(line))) process.exitCode = 1
})
