import { DataSource } from 'typeorm'
import { findings } from '#server/files/integrity.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { withDatabase } from './withDatabase.ts'

const words = {
  missing: 'has a row and no content',
  damaged: 'is not what was stored',
  unused: 'has a content and no row; swept after a day',
}

await withDatabase(async ({ url }, config) => {
  const db = await new DataSource({ type: 'postgres', url, applicationName: 'grunnmur integrity' }).initialize()
  try {
    let found = 0
    for await (const { kind, id } of findings({ db, files: await openStore(config.files) })) {
      found++
      console.log(`${kind}  ${id}  ${words[kind]}`)
    }
    if (found) process.exitCode = 1
    else console.log('Every file has its content, and every content its file.')
  } finally {
    await db.destroy()
  }
})
