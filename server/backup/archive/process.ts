import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { given } from '#server/config/variables.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { reason } from '#server/start/reason.ts'
import { keyToClose } from '../backupKey.ts'
import { openPlace } from '../place/openPlace.ts'
import { Archiver } from './archiver.ts'

const everyMs = 30_000
const beforeNextBaseMs = 3_600_000
/** Of waiting for a place that is away, where the product is to end. */
const lastTurnMs = 5000

const config = readConfig(process.env)
const place = await openPlace('BACKUP_URL', config.backupUrl!)
const files = await openStore(config.files)

let archiver: Archiver | undefined
let lastFailure = ''
let baseTriedAt = Number.NEGATIVE_INFINITY

const say = (line: string) => process.stderr.write(`grunnmur · ${line}\n`)

/** Said once, and again when it is another. */
function tell(failure: string) {
  if (failure && failure !== lastFailure) say(`the database's log is not archived: ${failure}`)
  if (!failure && lastFailure) say(`the database's log is archived again`)
  lastFailure = failure
}

async function turn() {
  try {
    // The place may be away at first, and holds what a passphrase opens.
    archiver ??= new Archiver({
      dataDir: path.join(config.dataDir, 'postgres'),
      place,
      files,
      key: await keyToClose(place, given(process.env, 'BACKUP_KEY')),
    })
    await archiver.turn()
    tell('')
  } catch (error) {
    tell(reason(error))
  }
}

/** What the log is to be read from: a backup, as at night. */
async function takeBase() {
  baseTriedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/backup.ts', '--to', config.backupUrl!], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    signal: end.signal,
  })
  await once(child, 'exit')
  // Also one that has to tell of a content that was lost before.
  archiver!.needsBase = await archiver!.lacksBase()
}

const end = new AbortController()
function stop() {
  end.abort()
  setTimeout(() => process.exit(0), lastTurnMs).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', () => undefined)
// Whoever started us is gone.
process.once('disconnect', () => process.exit(0))

const pause = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, everyMs)
    end.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

let takingBase: Promise<unknown> | undefined
while (!end.signal.aborted) {
  await turn()
  if (archiver?.needsBase && !takingBase && performance.now() - baseTriedAt > beforeNextBaseMs)
    takingBase = takeBase()
      .catch((error: unknown) => end.signal.aborted || say(`no base was taken: ${reason(error)}`))
      .finally(() => (takingBase = undefined))
  await pause()
}
await turn()
await archiver?.end()
process.exit(0)
