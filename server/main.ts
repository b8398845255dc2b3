import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/kernel/log.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { announcement } from './start/announce.ts'
import { checkStore } from './start/checkStore.ts'
import { isEmpty } from './start/isEmpty.ts'
import { openDatabase } from './start/openDatabase.ts'
import { broughtToOwnMajor } from './start/ownMajor.ts'
import { reason } from './start/reason.ts'
import { type Drain, stopsWith, stopWhenAsked } from './start/stopping.ts'
import { warningsOf } from './start/warnings.ts'

/** What is open, to be closed in the opposite order. */
const opened: (() => Promise<void>)[] = []
let report = (error: unknown) => console.error(error)
/** Before there is anybody to serve, nobody is to be waited for. */
let drain: Drain = async () => undefined
const stop = stopsWith(
  async () => {
    for (const close of opened.toReversed()) await close()
  },
  (error) => report(error),
  (cut) => drain(cut),
)
stopWhenAsked(stop, (error) => report(error))

/** By how many hundredths the heap may grow before it is cleared; nought is V8's own measure. Most of what starting makes is garbage at once. */
const growBy = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`)

try {
  growBy(10)
  const config = readConfig(process.env)
  // Before the log, whose lines say which trace they are of; its library is read by those alone who want it.
  if (config.tracing) {
    const { startTracing } = await import('./telemetry/startTracing.ts')
    opened.push(startTracing(config.tracing, { instanceName: config.instanceName, warn: (line) => log.warn(line) }))
  }
  const log = createLog(config)
  report = (error) => log.fatal(error, 'fault')
  for (const warning of warningsOf(config)) log.warn(warning)
  const dataDir = path.join(config.dataDir, 'postgres')
  if (config.databaseUrl === undefined) await broughtToOwnMajor(dataDir, (line) => process.stderr.write(`grunnmur · ${line}\n`))
  const database = await openDatabase(config, {
    restarted: () => log.warn('PostgreSQL had died, and was started anew'),
    full: (error) => log.error(error, 'PostgreSQL has no room to write, and is started again as soon as there is some'),
    lost(error) {
      report(error)
      stop(1)
    },
  })
  opened.push(database.close)
  await migrate(database.url, (step) => log.info(step, 'the database was brought on'))
  if (config.demo && (await isEmpty(database.url))) {
    const { loadDemo } = await import('#demo/load.ts')
    await loadDemo(config, database.url)
  }
  const app = await createApp({ config, databaseUrl: database.url, log })
  opened.push(() => app.close())
  await checkStore(app.app.files, config.files, (line) => log.warn(line))
  const address = await app.listen()
  drain = (cut) => app.drain(config.drainTime, cut)
  growBy(0)
  if (!process.argv.includes('--quiet')) process.stdout.write(announcement(config, address, database.place))
  process.send?.({ address })
} catch (error) {
  // What fails because we were told to stop meanwhile is no news.
  if (stop(1)) process.stderr.write(`grunnmur · could not start: ${reason(error)}\n`)
}
