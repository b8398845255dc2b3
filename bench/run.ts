import { writeFileSync } from 'node:fs'
import { reason } from '../server/start/reason.ts'
import { stopsWith, stopWhenAsked } from '../server/start/stopping.ts'
import { measureClient } from './client/measureClient.ts'
import { measureKills } from './kills/measureKills.ts'
import { measureServer } from './measureServer.ts'
import { type Options, readOptions, readOverload, readScale } from './options.ts'
import { measureOverload } from './overload/measureOverload.ts'
import { Running } from './processes/running.ts'
import { clientTable } from './report/clientTable.ts'
import { asJson } from './report/json.ts'
import { killTable } from './report/killTable.ts'
import { overloadTable } from './report/overloadTable.ts'
import { scaleTable } from './report/scaleTable.ts'
import { table } from './report/table.ts'
import { measureScale } from './scale/measureScale.ts'

const running = new Running()
const report = (error: unknown) => console.error(`bench · ${reason(error)}`)
const stop = stopsWith(() => running.stop(), report)
stopWhenAsked(stop, report)

const started = performance.now()
const say = (line: string) => console.log(`${`${((performance.now() - started) / 1000).toFixed(0)} s`.padStart(6)}  ${line}`)

try {
  const isWell = await asked()
  say('done')
  stop(isWell ? 0 : 1)
} catch (error) {
  // What fails because we were told to stop meanwhile is no news.
  if (stop(1)) report(error)
}

async function asked() {
  const overload = readOverload()
  if (overload) return load(overload)
  const scale = readScale()
  if (scale) return grow(scale)
  const options = readOptions()
  return options.kills ? kill(options.kills) : measure(options)
}

async function measure(options: Options) {
  const server = options.parts.server ? await measureServer(options, running, say) : undefined
  await running.stop()
  const client = options.parts.client ? await measureClient(options, running, say) : undefined
  if (server) console.log(`\n${table(server)}`)
  if (client) console.log(`\n${clientTable(client)}`)
  if (options.json) writeFileSync(options.json, asJson(server, client))
  return true
}

async function kill(times: number) {
  const figures = await measureKills(times, running, say)
  await running.stop()
  console.log(`\n${killTable(figures)}`)
  return figures.lost.length + figures.halfDone.length + figures.doubled.length === 0
}

async function load({ minutes, json }: { minutes: number; json: string | undefined }) {
  const figures = await measureOverload(running, minutes, say)
  console.log(`\n${overloadTable(figures)}`)
  if (json) writeFileSync(json, JSON.stringify(figures, null, 2))
  return true
}

async function grow({ json, ...options }: NonNullable<ReturnType<typeof readScale>>) {
  const figures = await measureScale(options, running, say)
  console.log(`\n${scaleTable(figures)}`)
  if (json) writeFileSync(json, JSON.stringify(figures, null, 2))
  return true
}
