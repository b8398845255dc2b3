import { parseArgs } from 'node:util'
import { DataSource } from 'typeorm'
import { fileStoreAt } from '#server/config/fileStore.ts'
import { moveFiles } from '#server/files/moveFiles.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { withDatabase } from './withDatabase.ts'

const usage = 'Say where to: npm run files:move -- --to file:FOLDER or s3://BUCKET?endpoint=https://HOST&region=REGION'

await withDatabase(async ({ url }, config) => {
  const { to, from } = parseArgs({ options: { to: { type: 'string' }, from: { type: 'string' } } }).values
  if (!to) throw new Error(usage)
  const [target, source] = await Promise.all([
    openStore(fileStoreAt('--to', to, config.dataDir)),
    openStore(from ? fileStoreAt('--from', from, config.dataDir) : config.files),
  ])
  await target.ready()
  const db = await new DataSource({ type: 'postgres', url, applicationName: 'grunnmur files:move' }).initialize()
  const counts = { moved: 0, there: 0, missing: 0, damaged: 0 }
  try {
    for await (const { id, outcome } of moveFiles(db, source, target)) {
      counts[outcome]++
      if (outcome === 'missing' || outcome === 'damaged') console.log(`${outcome}  ${id}`)
    }
  } finally {
    await db.destroy()
  }
  console.log(`${counts.moved} moved, ${counts.there} there already, ${counts.missing} missing, ${counts.damaged} damaged.`)
  if (counts.missing || counts.damaged) process.exitCode = 1
})
