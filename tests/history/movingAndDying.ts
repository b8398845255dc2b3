import type { Readable } from 'node:stream'
import { caretakerOf } from '#server/access/caretaker.ts'
import { faultsOfSql } from '#server/access/soundSql.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { PassingStore } from '#server/files/store/passingStore.ts'
import { RecordingStore } from '#server/files/store/recordingStore.ts'
import { moveOldMonths } from '#server/history/archive/moving.ts'
import { entitiesOf } from '#server/kernel/assemble.ts'
import { connect } from '#server/kernel/database.ts'
import { slices } from '#server/slices.ts'

/** Moves old months of the log, and dies at the so manyth time that the store is asked for anything: node movingAndDying.ts TIMES. */
let left = Number(process.argv[2])

class DyingStore extends PassingStore {
  override async put(key: string, source: Readable) {
    const stored = await super.put(key, source)
    dieInTurn()
    return stored
  }
  override async read(key: string) {
    dieInTurn()
    return super.read(key)
  }
}
const dieInTurn = () => {
  if (--left === 0) process.kill(process.pid, 'SIGKILL')
}

const config = readConfig(process.env)
const database = await connect(config.databaseUrl!, entitiesOf(slices), { pool: 2 })
const faults = await faultsOfSql(database.source)
if (faults.length) throw new Error(faults.join('\n'))
const log = { info: () => undefined, warn: () => undefined } as never
await moveOldMonths({
  db: database.source,
  files: new DyingStore(new RecordingStore(await openStore(config.files), caretakerOf({ db: database.source }))),
  log,
  config,
})
await database.close()
