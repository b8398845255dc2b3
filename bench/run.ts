import { writeFileSync } from 'node:fs'
import { reason } from '../server/start/reason.ts'
import { stopsWith, stopWhenAsked } from '../server/start/stopping.ts'
import { measureClient } from './client/measureClient.ts'
import { measureKills } from './kills/measureKills.ts'
import { measureServer } from './measureServer.ts'
import { type Options, readOptions } from './options.ts'
import { Running } from './processes/running.ts'
import { clientTable } from './report/clientTable.ts'
import { asJson } from './report/json.ts'
import { killTable } from './report/killTable.ts'
import { table } from './report/table.ts'

const running = new Running()
const report = (error: unknown) => console.error(`bench · ${reason(error)}`)
const stop = stopsWith(() => running.stop(), report)
stopWhenAsked(stop, report)

const started = performance.now()
const say = (line: string) => console.log(`${`${((performance.now() - started) / 1000).toFixed(0)} s`.padStart(6)}  ${line}`)

try {
  const options = readOptions()
  const isWell = options.kills ? await killed(options.kills) : await measured(options)
  say('done')
  stop(isWell ? 0 : 1)
} catch (error) {
  // What fails because we were told to stop meanwhile is no news.
  if (stop(1)) report(error)
}

async function measured(options: Options) {
  const server = options.parts.server ? await measureServer(options, running, say) : undefined
  await running.stop()
  const client = options.parts.client ? await measureClient(options, running, say) : undefined
  if (server) console.log(`\n${table(server)}`)
  if (client) console.log(`\n${clientTable(client)}`)
  if (options.json) writeFileSync(options.json, asJson(server, client))
  return true
}

async function killed(times: number) {
  const figures = await measureKills(times, running, say)
  await running.stop()
  console.log(`\n${killTable(figures)}`)
  return figures.lost.length + figures.halfDone.length + figures.doubled.length === 0
}

async function load({ minutes, json }: { minutes: number; json: string | undefined }) {
  const figures = await measureOverload(running, minutes, say)
  console.log(`\n${overloadTable(figures)}`)
  if (json) writeFileSync(json, JSON.stringify(figures, null, 2))
}

async function compare(options: Options) {
  const server = options.parts.server ? await measureServer(options, running, say) : undefined
  await running.stop()
  const client = options.parts.client ? await measureClient(options, running, say) : undefined
  if (server) console.log(`\n${table(server)}`)
  if (client) console.log(`\n${clientTable(client)}`)
  if (options.json) writeFileSync(options.json, asJson(server, client))
}
