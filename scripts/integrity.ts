import { parseArgs } from 'node:util'
import { DataSource } from 'typeorm'
import { caretakerOf } from '#server/access/caretaker.ts'
import { faultsOfSql } from '#server/access/soundSql.ts'
import { noteIntegrityRun } from '#server/administration/operating/integrityRuns.ts'
import { spaceReport } from '#server/administration/space/report.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { differencesIn } from '#server/start/differences.ts'
import { withDatabase } from './withDatabase.ts'

const { space } = parseArgs({ options: { space: { type: 'boolean', default: false } } }).values
const say = (line: string) => console.log(line)

await withDatabase(async ({ url }, config) => {
  if (space) return tellSpace(url)
  const startedAt = new Date()
  const { count } = await differencesIn(url, await openStore(config.files), say)
  await noteIntegrityRun(url, startedAt, count)
  if (count) process.exitCode = 1
})

/** What takes up room in the database; nothing else is looked at. */
async function tellSpace(url: string) {
  const db = await new DataSource({ type: 'postgres', url, applicationName: 'grunnmur integrity' }).initialize()
  try {
    const faults = await faultsOfSql(db)
    if (faults.length) throw new Error(faults.join('\n'))
    for (const line of await spaceReport(caretakerOf({ db }))) say(line)
  } finally {
    await db.destroy()
  }
}
