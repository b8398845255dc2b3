import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { loadDemo } from '#server/demo/load.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { announcement } from './start/announce.ts'
import { isEmpty } from './start/isEmpty.ts'
import { openDatabase } from './start/openDatabase.ts'
import { stopsWith, stopWhenAsked } from './start/stopping.ts'

const closers: (() => Promise<void>)[] = []
const report = (error: unknown) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg: 'fault', error: text })}\n`)
}
const stop = stopsWith(async () => {
  for (const close of closers.toReversed()) await close()
}, report)
stopWhenAsked(stop, report)

try {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  closers.push(database.close)
  await migrate(database.url)
  if (config.demo && (await isEmpty(database.url))) await loadDemo(config, database.url)
  const app = await createApp({ config, databaseUrl: database.url })
  closers.push(app.close)
  const address = await app.listen()
  if (!process.argv.includes('--quiet')) process.stdout.write(announcement(config, address, database.place))
  process.send?.({ address })
} catch (error) {
  const causes = []
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) causes.push(cause.message)
  process.stderr.write(`grunnmur · could not start: ${causes.join(' ').replaceAll(/\s*\n\s*/g, ' · ')}\n`)
  stop(1)
}
