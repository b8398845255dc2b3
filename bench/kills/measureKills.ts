import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Running } from '../processes/running.ts'
import { Caller, Traffic } from './caller.ts'
import { type Findings, findingsOf } from './findings.ts'
import { Service, type Victim, victims } from './service.ts'
import { kinds, type Made, type Place, works } from './works.ts'

const password = 'Demo-1234'
const hands = 2

export interface KillFigures extends Findings {
  kills: { [V in Victim]: number }
  /** How many kills met each kind of step on its way. */
  met: Record<string, number>
  acknowledged: number
  repeated: number
  recoveredMs: number[]
}

/** Ends the product, its database and both again and again while people work, and counts what became of that. */
export async function measureKills(times: number, running: Running, say: (line: string) => void): Promise<KillFigures> {
  const service = running.keep(await Service.start())
  await service.ready()
  const traffic = new Traffic()
  const at = () => service.address
  const [owner, leader] = [new Caller(at, traffic), new Caller(at, traffic)]
  await owner.signIn('owner@demo.example', password)
  await leader.signIn('leader@demo.example', password)
  const place = await inDatabase(service, placeIn)
  const ground = { owner, leader, ...place }

  const over = new AbortController()
  const made: Made[] = []
  const atWork = Object.entries(works).flatMap(([work, doOnce]) =>
    Array.from({ length: hands }, async (_, hand) => {
      for (let turn = 0; !over.signal.aborted; turn++) made.push(...(await doOnce(ground, `${work}-${hand}-${turn}`)))
    }),
  )
  const working = Promise.all(atWork)
  working.catch(() => over.abort())

  const kills = { server: 0, PostgreSQL: 0, both: 0 }
  const met: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]))
  const recoveredMs: number[] = []
  for (let time = 0; time < times && !over.signal.aborted; time++) {
    const victim = victims[time % victims.length]!
    await Promise.race([traffic.inTheMiddleOf(kinds[time % kinds.length]!), working])
    const inTheMiddle = traffic.now
    const before = performance.now()
    service.kill(victim)
    kills[victim]++
    for (const kind of inTheMiddle) met[kind] = (met[kind] ?? 0) + 1
    await pause(50)
    await service.ready()
    recoveredMs.push(performance.now() - before)
    say(`${time + 1}: ${victim}, in the middle of ${inTheMiddle.join(', ')}; ready again after ${recoveredMs.at(-1)!.toFixed(0)} ms`)
  }
  over.abort()
  await working
  const findings = await inDatabase(service, async (db) => {
    await settled(db)
    return findingsOf(db, made, traffic.acknowledged)
  })
  findings.halfDone.push(...(await integrity(service.folder)))
  return { kills, met, acknowledged: traffic.acknowledged.length, repeated: traffic.repeated, recoveredMs, ...findings }
}

export async function inDatabase<T>(service: Service, work: (db: pg.Client) => Promise<T>) {
  const db = new pg.Client({ connectionString: service.databaseUrl })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

/** Of the demo: a house whose owner has a plan, and has a company at work. */
export async function placeIn(db: pg.Client): Promise<Place> {
  const { rows } = await db.query<Place>(
    `select p.estate_id "estateId", p.id "projectId", (select b.id from building_part b where b.estate_id = p.estate_id limit 1) "areaId"
      from project p where p.closed_at is null and p.renovation_presets <> '{}' order by p.id limit 1`,
  )
  return rows[0]!
}

const waiting =
  "select from pgboss.job where state < 'completed' and start_after < now() + interval '1 minute' and not name like '\\_\\_pgboss%' limit 1"
const longestSettlingMs = 90_000
/** What was being done when somebody died is taken up within a minute. */
export async function settled(db: pg.Client) {
  const before = performance.now()
  while ((await db.query(waiting)).rowCount && performance.now() - before < longestSettlingMs) await pause(100)
}

/** What `npm run integrity` finds. */
async function integrity(folder: string): Promise<string[]> {
  const root = path.resolve(import.meta.dirname, '../..')
  const asked = promisify(execFile)(process.execPath, ['scripts/integrity.ts'], {
    cwd: root,
    env: { DATA_DIR: folder, PATH: process.env.PATH },
  })
  return asked.then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.split('\n').filter((each) => /^(missing|damaged|changed|forged|broken) /.test(each)),
  )
}
