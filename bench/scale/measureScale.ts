import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { migrate } from '../../server/kernel/migrate.ts'
import { asSuperuser, connected, quieten } from '../data/prepare.ts'
import { Child } from '../processes/child.ts'
import type { Running } from '../processes/running.ts'
import { amountsOf, type ScaleAmounts } from './amounts.ts'
import { compare, type ScaleFigures } from './compare.ts'
import { begin, beginSmall, grow, isBegun } from './grow.ts'

export interface ScaleOptions {
  share: number
  /** Whether the world is there again for the next run. */
  keeps: boolean
  calls: number
  only: readonly string[] | undefined
}
type Say = (line: string) => void
interface Started {
  url: string
  folder: string
}

/** A world as large as that share of the whole, which is gone on with if it was cut off, and what the screens cost in it. */
export async function measureScale({ share, keeps, ...asking }: ScaleOptions, running: Running, say: Say): Promise<ScaleFigures> {
  const folder = path.join(tmpdir(), `grunnmur-scale-${share}`)
  say(`${existsSync(folder) ? 'going on' : 'beginning'} in ${folder}`)
  mkdirSync(folder, { recursive: true })
  const database = running.keep(new Child({ name: 'PostgreSQL', file: 'bench/data/databaseServer.ts', env: { KEPT_IN: folder } }))
  const { url: serverUrl } = await database.heard<Started>()
  await quieten(serverUrl)
  await migrate(serverUrl)
  const urls = await makeWorlds(serverUrl, amountsOf(share), say)
  const size = await sizeOf(urls.large)
  const figures = await compare(urls, { folder, size, ...asking }, say)
  await running.stop()
  if (!keeps) rmSync(folder, { recursive: true })
  return figures
}

/** The databases that lie beside the product's own. */
export async function makeWorlds(serverUrl: string, amounts: ScaleAmounts, say: Say) {
  const at = (name: string) => asSuperuser(serverUrl, name)
  const asProduct = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  // One that was kept may be older than the product.
  for (const name of ['small', 'large']) if (await isThere(at, name)) await migrate(asProduct(name))
  if (!(await isThere(at, 'small'))) await make(at, 'small', say, beginSmall)
  if (!(await isThere(at, 'large'))) await make(at, 'large', say, (client) => begin(client, amounts))
  await grow(at('large'), amounts, say)
  for (const name of ['small', 'large']) await connected(at(name), (client) => client.query(goesOn))
  return { large: asProduct('large'), small: asProduct('small') }
}

/** Whoever asked on another day still does. */
const goesOn = `update session set expires_at = now() + interval '8 hours', ends_at = now() + interval '30 days'`

type At = (name: string) => string

async function isThere(at: At, name: string) {
  const { rows } = await connected(at('postgres'), (client) => client.query('select from pg_database where datname = $1', [name]))
  return rows.length > 0 && connected(at(name), isBegun)
}

async function make(at: At, name: string, say: Say, work: (client: pg.Client) => Promise<unknown>) {
  say(`the ${name} world, and all who ask …`)
  await connected(at('postgres'), async (client) => {
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name} template grunnmur owner grunnmur`)
  })
  await connected(at(name), work)
}

async function sizeOf(url: string) {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ mb: number }>('select (pg_database_size(current_database()) / 1048576)::int mb')
    return rows[0]!.mb
  })
}
