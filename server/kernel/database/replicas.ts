import type { Logger } from 'pino'
import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import { type Call, StaleViewer } from '../call.ts'
import { AppError } from '../errors.ts'
import type { Reading } from '../http/readings.ts'
import type { Operation } from '../operation.ts'
import type { Guards } from '../read/plan.ts'
import type { Send } from '../read/root.ts'
import type { Statement } from '../read/sql.ts'
import { RecentlyUsed } from '../recentlyUsed.ts'
import { regularly } from '../regularly.ts'
import type { ViewerKind } from '../viewer.ts'
import { type Lack, lackOf, type Marks, marksBehind, marksOf, proofs, replicaMarks, userOf } from './marks.ts'
import { Replica } from './replica.ts'

const lookEveryMs = 1000
/** When the primary last said so, and which cluster it is; and it says so again. */
const beat =
  'select extract(epoch from beaten_at)::float8, (select system_identifier::text from pg_control_system()), beat_for_replicas() from replica_beat'

/** Why a read that may be old was answered by the primary all the same. */
export type Reason = Lack | 'away' | 'failed' | 'refused'
const reasons: readonly Reason[] = ['away', 'failed', 'behind', 'before own write', 'before a loss', 'refused']

interface Ground {
  /** Of the primary. */
  send: Send
  source: DataSource
  guards: Guards
  log: Logger
  patience?: number | undefined
}

type SentStatement = Parameters<Send>[0]

/**
 * Reads that may be some seconds old, from the databases that follow ours. Who asks is proved on the primary at the same time,
 * which says too what the replica must have seen; whatever it lacks, refuses or fails at, the primary answers.
 */
export class Replicas {
  readonly #replicas: readonly Replica[]
  readonly #ground: Ground
  readonly #proofs: Partial<Record<ViewerKind, Statement>>
  readonly #texts = new RecentlyUsed<string>(1000)
  readonly #byPrimary = new Map(reasons.map((reason) => [reason, 0]))
  readonly #stop: () => Promise<void>
  #turn = 0

  constructor(urls: readonly string[], ground: Ground) {
    this.#ground = ground
    this.#replicas = urls.map((url) => new Replica(url, ground.patience ?? 1))
    this.#proofs = proofs(ground.guards)
    // A primary that is away is told of elsewhere.
    const failed = (error: unknown) => ground.log.debug({ err: error }, 'replicas')
    this.#stop = regularly(ground, { name: 'replicas', every: lookEveryMs, also: 'first', failed }, () => this.look())
  }

  /** Where these are read for whoever asks. */
  sending(call: Call, operations: readonly Operation[]): Send {
    const { send } = this.#ground
    if (!operations.every((operation) => operation.mayBeOldFor(call.viewer.kind))) return send
    return async (statement) => (await this.#read(call, statement)) ?? send(statement)
  }

  /** All of it over one connection, as of one moment; nothing where the primary has to be asked. */
  async answer(call: Call, operation: Operation, work: (db: EntityManager) => Promise<string>): Promise<string | undefined> {
    if (!operation.mayBeOldFor(call.viewer.kind)) return undefined
    const replica = this.#next()
    if (!replica) return this.#count('away')
    const proving = this.#prove(call)
    proving.catch(() => undefined)
    try {
      return await asOfNow(replica, this.#ground.source, async (db) => {
        const [row] = await db.query<Marks[]>(replicaMarks, [userOf(call.viewer)])
        const lack = lackOf(row!, await proving)
        if (lack) return this.#lacking(replica, lack)
        const text = await work(db)
        replica.reads++
        return text
      })
    } catch (error) {
      await proving
      return this.#count(error instanceof AppError || error instanceof StaleViewer ? 'refused' : 'failed')
    }
  }

  async #read(call: Call, statement: SentStatement): Promise<unknown[][] | undefined> {
    const replica = this.#next()
    if (!replica) return this.#count('away')
    const { viewer } = call
    const [primary, rows] = await Promise.all([
      this.#prove(call),
      replica.send(this.#marked(statement, userOf(viewer))).catch(() => undefined),
    ])
    if (!rows) return this.#count('failed')
    const [row] = rows
    // A session that the replica has not seen yet.
    if (!row) return this.#count('refused')
    const cells = row.slice(0, -3)
    const lack = lackOf(marksOf(row.slice(-3)), primary)
    if (lack) return this.#lacking(replica, lack)
    // What is not there may have come since, and whoever was let in may have been a moment ago.
    if (cells.some((cell) => cell === null || cell === false)) return this.#count('refused')
    replica.reads++
    return [cells]
  }

  /** Throws where the viewer is no longer who it was. */
  async #prove({ viewer }: Call): Promise<Marks> {
    const proof = this.#proofs[viewer.kind]
    if (!proof) throw new StaleViewer()
    const { text } = proof
    const [row] = await this.#ground.send({
      name: `proof_${viewer.kind}`,
      text,
      values: proof.values({ viewer, input: {}, variables: {} }),
    })
    if (!row) throw new StaleViewer()
    return marksOf(row)
  }

  #marked({ name, text, values }: SentStatement, userId: string | null): SentStatement {
    let marked = this.#texts.get(text)
    if (!marked) this.#texts.set(text, (marked = marksBehind(text, values.length + 1)))
    return { ...(name !== undefined && { name }), text: marked, values: [...values, userId] }
  }

  #next(): Replica | undefined {
    const read = this.#replicas.filter(({ isRead }) => isRead)
    return read[this.#turn++ % read.length]
  }

  #lacking(replica: Replica, lack: Lack) {
    if (lack === 'behind') replica.fallBehind()
    return this.#count(lack)
  }
  #count(reason: Reason): undefined {
    this.#byPrimary.set(reason, this.#byPrimary.get(reason)! + 1)
  }

  /** How far each is behind, and whether it is back. */
  async look() {
    const [row] = await this.#ground.send({ name: 'replicaBeat', text: beat, values: [] })
    const [at, cluster] = row as [number, string]
    await Promise.all(this.#replicas.map((replica) => this.#lookAt(replica, { at, cluster })))
  }

  async #lookAt(replica: Replica, primary: { at: number; cluster: string }) {
    const before = replica.fault
    await replica.look(primary)
    const { place, fault } = replica
    if (fault !== undefined && before === undefined) this.#ground.log.warn({ replica: place, fault }, 'a replica is not read from')
    if (fault === undefined && before !== undefined) this.#ground.log.info({ replica: place }, 'a replica is read from')
  }

  readonly figures: Reading = {
    of: 'replicas',
    metrics: {
      replica_read: ['Whether it is read from.', 'replica'],
      replica_lag_seconds: ['How far it is behind, to within a second; nothing while it is away.', 'replica'],
      replica_reads: ['Reads that it answered for this process.', 'replica'],
      primary_reads: ['Reads that might have been old, and that the primary answered for this process, by why.', 'reason'],
    },
    read: () => {
      const each = (value: (replica: Replica) => number | undefined) =>
        this.#replicas.flatMap((replica) => {
          const figure = value(replica)
          return figure === undefined ? [] : [{ labels: { replica: replica.place }, value: figure }]
        })
      return Promise.resolve({
        replica_read: each(({ isRead }) => Number(isRead)),
        replica_lag_seconds: each(({ lag }) => lag),
        replica_reads: each(({ reads }) => reads),
        primary_reads: [...this.#byPrimary].map(([reason, value]) => ({ labels: { reason }, value })),
      })
    },
  }

  async stop() {
    await this.#stop()
    await Promise.all(this.#replicas.map((replica) => replica.stop()))
  }
}

/** A manager of one connection, whose statements all see the same. */
async function asOfNow<T>(replica: Replica, source: DataSource, work: (db: EntityManager) => Promise<T>): Promise<T> {
  const client = await replica.lend()
  let fault: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    const runner = Object.assign(source.createQueryRunner(), { databaseConnection: client }) as QueryRunner
    const done = await work(source.createEntityManager(runner))
    await client.query('commit')
    return done
  } catch (error) {
    fault = error as Error
    throw error
  } finally {
    client.release(fault)
  }
}
