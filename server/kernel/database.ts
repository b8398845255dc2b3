import type { Socket } from 'node:net'
import pg from 'pg'
import { DataSource, DefaultNamingStrategy, type EntitySchema, type NamingStrategyInterface } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { Fetch } from './database/fetch.ts'
import { HandingOn } from './database/handingOn.ts'
import type { Send } from './read/root.ts'
import { snake } from './snake.ts'
import { tracedStatement } from './tracing.ts'

/** Statements that run longer than this are cut off in the database itself, and so are forgotten locks and transactions. */
const limitsOf = (patience: number) => ({
  statement_timeout: 5000 * patience,
  lock_timeout: 2000 * patience,
  idle_in_transaction_session_timeout: 10_000 * patience,
})
const longestWaitForConnection = 2000
/** The database has cut off any statement by then: a network that is gone says nothing. */
const longestSilence = 10_000
/** Seconds. What a connection has prepared goes with it. */
const longestConnection = 3600
export const poolSize = 20

/** addressLine1 → address_line1 */
class SnakeCase extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, given: string | undefined) {
    return given ?? snake(property)
  }
  override joinColumnName(relation: string, referenced: string) {
    return `${snake(relation)}_${snake(referenced)}`
  }
}

export interface Database {
  source: DataSource
  /** Reads, straight over the pool. */
  send: Send
  pool: HandingOn
  close(): Promise<void>
}

export interface Size {
  /** Connections. */
  pool?: number
  /** Bytes that the files of one holder may take up. */
  room?: number
  /** How many times longer than usual anything may take, on a machine that does something else besides. */
  patience?: number
}

export async function connect(
  url: string,
  entities: readonly EntitySchema[],
  { pool: size = poolSize, room, patience = 1 }: Size = {},
): Promise<Database> {
  const source = new DataSource({
    type: 'postgres',
    url,
    driver: { ...pg, Client: NamingClient, Pool: NamingPool },
    entities: [...entities],
    namingStrategy: new SnakeCase(),
    synchronize: false,
    installExtensions: false,
    poolSize: size,
    extra: working({ room, patience }),
  })
  await source.initialize()
  const pool = (source.driver as PostgresDriver).master as HandingOn
  pool.on('error', () => undefined) // an idle connection that dies is replaced at the next call
  return {
    source,
    pool,
    send: sendOver(pool),
    close: () => source.destroy(),
  }
}

/** Connections to a database that another keeps: for reads alone, since it takes nothing else. */
export const readingPool = (url: string, { pool: max = poolSize, patience = 1 }: Size = {}): HandingOn =>
  new NamingPool({ ...working({ patience }), connectionString: url, max })

const working = ({ room, patience }: { room?: number | undefined; patience: number }) => ({
  ...limitsOf(patience),
  idleTimeoutMillis: 0,
  maxLifetimeSeconds: longestConnection,
  connectionTimeoutMillis: longestWaitForConnection * patience,
  keepAlive: true,
  application_name: 'grunnmur',
  async onConnect(client: pg.ClientBase) {
    ;(client as NamingClient).endWhenSilent(longestSilence * patience)
    await asWeWork(client, room)
  },
})

/** Over the pool, or one of its connections. */
export const sendOver =
  (line: HandingOn | pg.ClientBase): Send =>
  (statement) =>
    tracedStatement(statement.text, () => sentOver(line, statement))

function sentOver(line: HandingOn | pg.ClientBase, { name, text, values }: Parameters<Send>[0]): Promise<unknown[][]> {
  // What comes without a name, since there are enough of them, is the library's to send.
  if (!name) return (line as pg.ClientBase).query<unknown[]>({ text, values, rowMode: 'array' }).then(({ rows }) => rows)
  return new Promise((resolve, reject) => {
    const answered = (error: unknown, rows?: unknown[][]) => (error ? reject(error) : resolve(rows!))
    const fetch = new Fetch({ name, text, values })
    if (line instanceof HandingOn) line.read(fetch, answered)
    // It takes a callback beside what is to be submitted, which its type doesn't know.
    else (line as unknown as { query(fetch: Fetch, callback: typeof answered): void }).query(fetch, answered)
  })
}

/** Data that is asked for often lies in memory or on disks that don't turn: an index costs little more than reading on. */
const asWeWork = (client: pg.ClientBase, room: number | undefined) =>
  client.query(`set time zone 'UTC'; set jit = off; set random_page_cost = 1.1; set grunnmur.room = '${room ?? ''}'`)

/** What is prepared stays prepared for as long as the connection lives, so only so many texts get a name. */
const mostNames = 500
const names = new Map<string, string>()
function nameOf(text: string) {
  const kept = names.get(text)
  if (kept || names.size >= mostNames) return kept
  const name = `write${names.size + 1}`
  names.set(text, name)
  return name
}

/** SQLSTATE of a write to a server that only reads. */
const readOnly = '25006'

/** Gives every statement with parameters a name, so that PostgreSQL parses and plans it once for a connection. */
class NamingClient extends pg.Client {
  declare readonly connection: pg.Connection
  #isWaiting = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Whoever holds it is told when they ask next. An error that nobody listens for would take the process along, and
    // between the pool and whoever is lent it nobody does.
    this.on('error', () => undefined)
    this.on('drain', () => (this.#isWaiting = false))
    // Where the database was handed over to another server, the next connection may lead to that one; this one never will.
    this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => code === readOnly && this.#end('writes nothing'))
  }

  /** A database that went away without a word would be waited for until the network's own patience ends, which is a quarter of an hour. */
  endWhenSilent(ms: number) {
    const socket = this.connection.stream as Socket
    socket.setTimeout(ms, () => this.#isWaiting && this.#end('keeps silent'))
  }

  #end(why: string) {
    this.connection.stream.destroy(new Error(`Connection terminated: the database ${why}`))
  }

  // The library overloads this too widely for one signature.
  override query(config: unknown, values?: unknown, callback?: unknown): never {
    this.#isWaiting = true
    const named = typeof config === 'string' && Array.isArray(values) ? { name: nameOf(config), text: config } : config
    const ask = () => super.query(named as never, values as never, callback as never) as never
    const isAwaited = typeof config === 'string' && typeof values !== 'function' && callback === undefined
    return isAwaited ? (tracedStatement(config, ask) as never) : ask()
  }
}
class NamingPool extends HandingOn {
  constructor(options: pg.PoolConfig) {
    super({ ...options, Client: NamingClient })
  }
}
