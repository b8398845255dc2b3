import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { serverFlags } from '../../scripts/serverFlags.mjs'
import { readPeople } from '../data/people.ts'
import { prepareDatabases } from '../data/prepare.ts'
import { residentMb } from '../measure/memory.ts'
import { quantile } from '../measure/statistics.ts'
import { Child } from '../processes/child.ts'
import type { Running } from '../processes/running.ts'
import { serverEnvironment } from '../processes/serverEnvironment.ts'
import type { Outcomes, Question } from './arrivals.ts'
import { mixOf } from './mix.ts'

export interface WaveFigures {
  offered: number
  perSecond: number
  /** Milliseconds that 99 of 100 waited: of those who were let in, and of those who were sent away. */
  admittedP99: number
  refusedP99: number
  refusedShare: number
  untold: number
  /** How they were answered that were neither let in nor sent away. */
  failed: Readonly<Record<string, number>>
  byKind: Readonly<Record<string, { perSecond: number; p99: number; refusedP99: number }>>
  /** Milliseconds by which the callers' own turns came late, in 1 of 100: what they waited has up to twice that in it. */
  callersLate: number
}
export interface OverloadFigures {
  knee: WaveFigures
  crowd: WaveFigures
  /** Of the sign-ins that were tried meanwhile, those that were answered, and what 99 of 100 waited. */
  signIns: { tried: number; answered: number; p99: number }
  recoverySeconds: number
  soak: WaveFigures & { minutes: number; mbPerMinute: number; mb: number; descriptors: readonly [before: number, after: number] }
}
interface Started {
  url: string
  folder: string
}

const world = { estates: 10_000, registered: 1000, documents: 10_000, hasLarge: false }
const window = 6000
const crowdFor = 45_000
const newcomers = 3000
const patienceMs = 500
const longestRecovery = 60

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const p99 = (values: readonly number[]) => (values.length ? quantile(values, 0.99) / 1000 : 0)

function figuresOf({ kinds: outcomes, late }: Outcomes, ms: number): WaveFigures {
  const all = Object.values(outcomes)
  const admitted = all.flatMap((each) => each.admitted)
  const refused = all.flatMap((each) => each.refused)
  const failed: Record<string, number> = {}
  for (const [name, each] of Object.entries(outcomes))
    for (const [how, count] of Object.entries(each.failed)) failed[`${name}, ${how}`] = count
  const offered = admitted.length + refused.length + sumOf(Object.values(failed))
  return {
    offered: offered / (ms / 1000),
    perSecond: admitted.length / (ms / 1000),
    admittedP99: p99(admitted),
    refusedP99: p99(refused),
    refusedShare: refused.length / offered,
    untold: sumOf(all.map(({ untold }) => untold)),
    failed,
    byKind: Object.fromEntries(
      Object.entries(outcomes).map(([name, each]) => [
        name,
        { perSecond: each.admitted.length / (ms / 1000), p99: p99(each.admitted), refusedP99: p99(each.refused) },
      ]),
    ),
    callersLate: p99(late),
  }
}

const isCarried = ({ admittedP99, refusedShare, failed }: WaveFigures) =>
  admittedP99 <= patienceMs && refusedShare <= 0.01 && !Object.keys(failed).length

/** The product alone under arrivals that do not wait for answers: what it carries, what it does at twice that, and whether it comes back. */
export async function measureOverload(running: Running, minutes: number, say: (line: string) => void): Promise<OverloadFigures> {
  const database = running.keep(new Child({ name: 'PostgreSQL', file: 'bench/data/databaseServer.ts' }))
  const { url: serverUrl, folder } = await database.heard<Started>()
  say(`making ${world.estates} estates …`)
  const { whole: url } = await prepareDatabases(serverUrl, { whole: world })
  const product = running.keep(
    new Child({ name: 'the product', file: 'server/main.ts', flags: serverFlags, args: ['--quiet'], env: serverEnvironment(url, folder) }),
  )
  const port = Number(new URL((await product.heard<{ address: string }>()).address).port)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = await readPeople(client)
  await client.end()
  const callers = running.keep(new Child({ name: 'the callers', file: 'bench/overload/arrivals.ts' }))
  await callers.heard()
  const ask = <T>(question: Question) => callers.ask<T>(question)
  await ask({ kinds: mixOf(people) })
  const wave = async (perSecond: number, ms: number, crowd = 0) => figuresOf(await ask<Outcomes>({ port, perSecond, ms, crowd }), ms)

  say('warming …')
  await wave(100, 15_000)
  const knee = await kneeOf(wave, say)
  say(`twice the knee, with ${newcomers} new connections within two seconds …`)
  const signIns = signingIn(port)
  const crowd = await wave(knee.offered * 2, crowdFor, newcomers)
  const recoverySeconds = await recovered(wave, knee)
  const signedIn = await signIns.end()
  say(`seven tenths of the knee for ${minutes} minutes …`)
  return {
    knee,
    crowd,
    signIns: signedIn,
    recoverySeconds,
    soak: await soaked(wave, { pid: product.pid, perSecond: knee.offered * 0.7, minutes }),
  }
}

type Wave = (perSecond: number, ms: number, crowd?: number) => Promise<WaveFigures>

/** More and more, until it is too much; then between the two. */
async function kneeOf(wave: Wave, say: (line: string) => void): Promise<WaveFigures> {
  let [carried, tooMuch]: [WaveFigures | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  let next = 150
  while (!carried || tooMuch / carried.offered > 1.08) {
    const figures = await wave(next, window)
    say(`${next.toFixed(0)} a second: p99 ${figures.admittedP99.toFixed(0)} ms, ${(figures.refusedShare * 100).toFixed(1)} % sent away`)
    if (isCarried(figures)) carried = figures
    else {
      tooMuch = next
      // What it was too much for comes to rest first.
      await wave(20, 3000)
    }
    if (!carried && next < 20) throw new Error('nothing is carried')
    next = !carried ? next / 2 : tooMuch === Number.POSITIVE_INFINITY ? next * 1.4 : (carried.offered + tooMuch) / 2
  }
  return carried
}

async function recovered(wave: Wave, knee: WaveFigures): Promise<number> {
  for (let seconds = 1; seconds <= longestRecovery; seconds++) if (isCarried(await wave(knee.offered / 2, 1000))) return seconds
  throw new Error(`not back within ${longestRecovery} s`)
}

/** Somebody signs in every second, each from a place of their own; who has mistyped is told so as slowly as who has not. */
function signingIn(port: number) {
  const waited: number[] = []
  const enough = new AbortController()
  let tried = 0
  const over = (async () => {
    while (!enough.signal.aborted) {
      const [body, sent] = [JSON.stringify({ email: `nobody${tried}@bench.example`, password: 'Not-the-1' }), performance.now()]
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${tried >> 8}.${tried++ & 255}` }
      const answer = await fetch(`http://127.0.0.1:${port}/api/public/profile/user/login`, { method: 'POST', headers, body }).catch(
        () => undefined,
      )
      await answer?.text()
      if (answer && answer.status < 500 && answer.status !== 429) waited.push((performance.now() - sent) * 1000)
      await pause(Math.max(0, 1000 - (performance.now() - sent)))
    }
  })()
  return {
    async end() {
      enough.abort()
      await over
      return { tried, answered: waited.length, p99: p99(waited) }
    },
  }
}

const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

async function soaked(wave: Wave, { pid, perSecond, minutes }: { pid: number; perSecond: number; minutes: number }) {
  const sizes: number[] = []
  const before = descriptorsOf(pid)
  const look = setInterval(() => sizes.push(residentMb(pid)), 5000)
  const figures = await wave(perSecond, minutes * 60_000)
  clearInterval(look)
  // Once it has grown into its work; what V8 gives back at one moment is no trend.
  const quarter = Math.ceil(sizes.length / 4)
  const [earlier, later] = [sizes.slice(quarter, 2 * quarter), sizes.slice(-quarter)].map((values) => quantile(values, 0.5))
  const mbPerMinute = Math.max(0, (later! - earlier!) / (minutes / 2))
  return { ...figures, minutes, mbPerMinute, mb: Math.max(...sizes), descriptors: [before, descriptorsOf(pid)] as const }
}
