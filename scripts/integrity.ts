import { noteIntegrityRun } from '#server/administration/operating/integrityRuns.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { differencesIn } from '#server/start/differences.ts'
import { withDatabase } from './withDatabase.ts'

await withDatabase(async ({ url }, config) => {
  const startedAt = new Date()
  const { count } = await differencesIn(url, await openStore(config.files), (line) => console.log(line))
  await noteIntegrityRun(url, startedAt, count)
  if (count) process.exitCode = 1
})
