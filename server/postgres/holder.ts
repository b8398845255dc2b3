import pg from 'pg'
import { within } from '#server/kernel/within.ts'
import { hostOf, type Listening } from './listening.ts'
import { durable } from './settings.ts'

const name = 'grunnmur-holder'
const longestAnswerMs = 5000

export type Holder = {
  client: pg.Client
  /** Whether another process uses the same server. */
  isShared: () => Promise<boolean>
  release: () => Promise<void>
}

/** A connection kept for as long as a process uses the server: the last one to let go stops it. */
export async function hold(listening: Listening, password: string): Promise<Holder> {
  const client = new pg.Client({
    host: hostOf(listening),
    port: listening.port,
    user: 'postgres',
    password,
    database: 'postgres',
    application_name: name,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  await client.connect()
  return {
    client,
    async isShared() {
      const others = 'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()'
      const { rows } = await within(longestAnswerMs, client.query<{ others: number }>(others, [name]))
      return rows[0]?.others !== 0
    },
    release: () => within(longestAnswerMs, client.end()),
  }
}

/** Proves by password and folder that the server that answers is the one of this cluster. */
export async function servesCluster(holder: Holder, cluster: string): Promise<boolean> {
  const { rows } = await holder.client.query<{ data_directory: string }>('show data_directory')
  return rows[0]?.data_directory === cluster
}

export async function assertDurable(holder: Holder) {
  const { rows } = await holder.client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(durable)],
  )
  const careless = rows.filter(({ setting }) => setting !== 'on').map((row) => row.name)
  if (careless.length) throw new Error(`PostgreSQL runs without ${careless.join(', ')}, and would lose what it has confirmed.`)
}
