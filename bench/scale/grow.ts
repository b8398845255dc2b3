import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { generate } from '../data/generate.ts'
import { connected } from '../data/prepare.ts'
import { type ScaleAmounts, smallWorld } from './amounts.ts'
import { begun, places } from './places.ts'
import { keptBeside, type Step, stepsOf } from './steps.ts'

type Say = (line: string) => void

/** Rows that are copied in one transaction: what a kill can cost. */
const batch = 100_000

const doneOf = async (client: pg.Client, step: string) => {
  const { rows } = await client.query<{ rows: string }>('select rows from bench.done where step = $1', [step])
  return rows[0] && Number(rows[0].rows)
}

/** Whether all that stands before the rows that grow is there; that comes as a whole or not at all. */
export async function isBegun(client: pg.Client) {
  const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass('bench.done') is not null "isThere"`)
  return rows[0]!.isThere
}

/** Everybody who asks, with what they ask for. */
export async function begin(client: pg.Client, { estates, largeProjects }: ScaleAmounts) {
  await generate(client, { estates, registered: estates, documents: estates, hasLarge: true, largeProjects })
  await client.query(`begin; set local session_replication_role = replica; ${places} commit`)
}

/** The same of the world that this one is held against. */
export async function beginSmall(client: pg.Client) {
  await generate(client, smallWorld)
  await client.query(begun)
}

/** The rows that make it large, each step from where it was left. Foreign keys and triggers are taken on trust, and held against them by a test. */
export async function grow(url: string, amounts: ScaleAmounts, say: Say) {
  await connected(url, async (loading) => {
    await loading.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'")
    if ((await doneOf(loading, 'grown')) !== undefined) return
    const steps = stepsOf(amounts)
    await setIndexesAside(loading, steps)
    await connected(url, async (making) => {
      for (const step of steps) await take(step, making, loading, say)
    })
    await loading.query(keptBeside)
    await restoreIndexes(loading, say)
    say('counting what there is, for the planner …')
    await loading.query('vacuum analyze')
    await loading.query(`insert into bench.done values ('grown', 0)`)
  })
}

/** One connection makes the rows while another takes them in. */
async function take({ title, table, columns, select, rows }: Step, making: pg.Client, loading: pg.Client, say: Say) {
  const places = (await loading.query<{ count: string }>('select count(*) from bench.place')).rows[0]!.count
  const began = performance.now()
  const already = (await doneOf(loading, title)) ?? 0
  let told = began
  for (let start = already; start < rows; start += batch) {
    const end = Math.min(start + batch, rows)
    const values: Record<string, string> = { from: String(start + 1), to: String(end), places }
    const text = select.replaceAll(/\$(from|to|places)/g, (_, name: string) => values[name]!)
    await loading.query('begin')
    await pipeline(making.query(to(`copy (${text}) to stdout`)), loading.query(from(`copy ${table} (${columns}) from stdin`)))
    await loading.query('insert into bench.done values ($1, $2) on conflict (step) do update set rows = excluded.rows', [title, end])
    await loading.query('commit')
    if (end < rows && performance.now() - told < 5000) continue
    told = performance.now()
    const seconds = (told - began) / 1000
    const left = ((rows - end) * seconds) / (end - already)
    say(`${title}: ${end.toLocaleString('en')} of ${rows.toLocaleString('en')}${left ? `, ${left.toFixed(0)} s left` : ''}`)
  }
}

/** Rows by the million are sorted into an index afterwards. Their definitions are kept, so that whoever goes on finds them. */
async function setIndexesAside(client: pg.Client, steps: readonly Step[]) {
  await client.query('begin')
  const { rows } = await client.query<{ name: string }>(
    `with aside as (insert into bench.index select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
      where not indisunique and indrelid = any($1::regclass[]) on conflict (name) do nothing returning name) select name from aside`,
    [steps.map(({ table }) => table)],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query('commit')
}

async function restoreIndexes(client: pg.Client, say: Say) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    'select name, definition from bench.index where to_regclass(name) is null order by name',
  )
  for (const { name, definition } of rows) {
    say(`index ${name} …`)
    // Of a table in parts PostgreSQL tells what is on it alone.
    await client.query(definition.replace(' ON ONLY ', ' ON '))
  }
}
