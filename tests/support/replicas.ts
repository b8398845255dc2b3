import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { applicationUrl } from '#server/postgres/application.ts'
import { binaries } from '#server/postgres/binaries.ts'
import { endPostmaster } from '#server/postgres/ending.ts'
import { launch } from '#server/postgres/launch.ts'
import { hostOf } from '#server/postgres/listening.ts'
import { clusterPassword } from '#server/postgres/password.ts'
import { readPostmaster } from '#server/postgres/postmaster.ts'
import { keeperOf } from '#server/postgres/servant.ts'
import { closeSocketFolder, socketFolder } from '#server/postgres/sockets.ts'
import { type Postgres, startPostgres } from '#server/postgres/startPostgres.ts'

/** Nobody has to be waited for where all of it is thrown away. */
const soon = { fast: 2000, immediate: 1000 }

/** A PostgreSQL of its own, and others that follow it by streaming. */
export async function startPrimary() {
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-replicas-'))
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, end: soon })
  const password = clusterPassword(dataDir)
  const followers: Follower[] = []
  let isFallen = false
  async function stop() {
    for (const follower of followers) await follower.end()
    if (!isFallen) await postgres.stop()
    await rm(folder, { recursive: true, force: true })
    if (!postgres.place.startsWith(folder)) await rm(path.dirname(postgres.place), { recursive: true, force: true })
  }
  const follow = async () => {
    const follower = await Follower.of(postgres, password)
    followers.push(follower)
    return follower
  }
  /** It dies, and stays away. */
  async function fall() {
    isFallen = true
    process.kill(readPostmaster(postgres.place)!.pid, 'SIGKILL')
    await postgres.stop()
  }
  return { url: postgres.url, fall, sql: sqlOn(superuser(readPostmaster(postgres.place)!, password)), follow, stop }
}
export type Primary = Awaited<ReturnType<typeof startPrimary>>

const superuser = (listening: { port: number; sockets?: string | undefined }, password: string) =>
  `postgres://postgres:${password}@${encodeURIComponent(hostOf(listening))}:${listening.port}/grunnmur`

/** Once more where a replica ended it, since it was in the way of what came. */
const sqlOn =
  (connectionString: string) =>
  async <T>(text: string, values: unknown[] = []): Promise<T[]> => {
    for (;;) {
      const client = new pg.Client({ connectionString })
      await client.connect()
      try {
        return (await client.query(text, values)).rows as T[]
      } catch (error) {
        if ((error as { code?: unknown }).code !== '40001') throw error
      } finally {
        await client.end()
      }
    }
  }

/** One that follows: a copy of the cluster, taken while it serves, that reads on in its log. */
export class Follower {
  readonly url: string
  readonly sql: <T>(text: string, values?: unknown[]) => Promise<T[]>
  readonly #place: Parameters<typeof launch>[0]
  #pid: number

  private constructor(place: Parameters<typeof launch>[0], postmaster: NonNullable<ReturnType<typeof readPostmaster>>, password: string) {
    this.#place = place
    this.#pid = postmaster.pid
    this.url = applicationUrl(postmaster, password)
    this.sql = sqlOn(superuser(postmaster, password))
  }

  static async of(primary: Postgres, password: string) {
    const name = `replica_${randomBytes(4).toString('hex')}`
    const cluster = path.join(path.dirname(primary.place), name)
    const from = readPostmaster(primary.place)!
    const label = await copied(primary.place, cluster, superuser(from, password), name)
    writeFileSync(path.join(cluster, 'backup_label'), label)
    writeFileSync(path.join(cluster, 'standby.signal'), '')
    const conninfo = `host=${hostOf(from)} port=${from.port} user=postgres password=${password}`
    // Whoever reads is ended at once where that is in the way of what comes, so that a test need not wait for it.
    appendFileSync(
      path.join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${name}'\nmax_standby_streaming_delay = 0\nwal_retrieve_retry_interval = 100\n`,
    )
    giveTo(primary.place, cluster)
    const place = { cluster, sockets: socketFolder(cluster, password), log: `${cluster}.log` }
    return new Follower(place, await launch(place, binaries(), {}), password)
  }

  /** What comes is kept, and not shown. */
  async pause() {
    await this.sql('select pg_wal_replay_pause()')
    await this.#until(`select pg_get_wal_replay_pause_state() = 'paused' done`)
  }
  resume() {
    return this.sql('select pg_wal_replay_resume()')
  }

  /** All that the primary has written so far is shown. */
  async hasAllOf(primary: Pick<Primary, 'sql'>) {
    const [at] = await primary.sql<{ at: string }>('select pg_current_wal_insert_lsn()::text at')
    await this.#until('select pg_last_wal_replay_lsn() >= $1::pg_lsn done', [at!.at])
  }

  async #until(question: string, values: unknown[] = []) {
    for (;;) {
      const [row] = await this.sql<{ done: boolean }>(question, values)
      if (row!.done) return
    }
  }

  kill() {
    process.kill(this.#pid, 'SIGKILL')
  }
  /** It says nothing more, and is still there. */
  freeze() {
    for (const pid of this.#processes()) process.kill(pid, 'SIGSTOP')
  }
  thaw() {
    for (const pid of this.#processes()) process.kill(pid, 'SIGCONT')
  }
  #processes() {
    return [this.#pid, ...childrenOf(this.#pid)]
  }

  async again() {
    this.#pid = (await launch(this.#place, binaries(), {})).pid
  }

  async end() {
    await endPostmaster(this.#pid, soon)
    if (this.#place.sockets) closeSocketFolder(this.#place.sockets)
  }
}

function childrenOf(pid: number) {
  const children = (task: string) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return readdirSync(`/proc/${pid}/task`).flatMap(children)
}

/** The files as they lie there while everybody works on them; its log makes them whole. */
async function copied(from: string, to: string, url: string, slot: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
    await client.query(`select pg_backup_start('replica', true)`)
    cpSync(from, to, { recursive: true, filter: (file) => !isLeft(path.relative(from, file)) })
    mkdirSync(path.join(to, 'pg_wal'), { recursive: true })
    chmodSync(to, 0o700)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    return rows[0]!.labelfile
  } finally {
    await client.end()
  }
}
const isLeft = (file: string) => /^(pg_wal|pg_replslot|pg_stat_tmp)\/.|^postmaster\.(pid|opts)$|^pg_wal\/archive_status/.test(file)

function giveTo(like: string, folder: string) {
  const keeper = keeperOf(like)
  if (!keeper) return
  for (const name of ['', ...(readdirSync(folder, { recursive: true }) as string[])])
    chownSync(path.join(folder, name), keeper.uid, keeper.gid)
}
