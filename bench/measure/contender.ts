import type pg from 'pg'
import type { Window } from '../load/load.ts'
import type { Operation } from '../operations/operations.ts'
import { spent, timesOf } from './processorTime.ts'

/** One of the servers that answer the same calls. */
export interface Contender {
  name: string
  port: number
  pid: number
  /** What its connections call themselves in PostgreSQL. */
  application: string
  /** Whether it reaches PostgreSQL over a socket rather than over TCP. */
  isOnSocket: boolean
  answers: (operation: Operation) => boolean
}

export const answering = (operation: Operation, contenders: readonly Contender[]) => contenders.filter(({ answers }) => answers(operation))

/** What a window told of a server; processor time in microseconds for each request. */
export interface Block {
  throughput: number
  nodeCpu: number
  pgCpu: number
}

const backends = `select pid from pg_stat_activity
  where application_name = $1 and (client_addr is null) = $2 and datname = current_database() and backend_type = 'client backend'`

/** Opens a window on a server: what its process and its backends spend while it is open. */
export async function measured(
  client: pg.Client,
  { pid, application, isOnSocket }: Contender,
  open: () => Promise<Window>,
): Promise<{ block: Block; window: Window }> {
  const { rows } = await client.query<{ pid: number }>(backends, [application, isOnSocket])
  const pids = rows.map((row) => row.pid)
  const [node, pg] = [timesOf([pid]), timesOf(pids)]
  const window = await open()
  const count = window.latencies.length
  const block = {
    throughput: count / window.ms,
    nodeCpu: spent(node, timesOf([pid])) / count,
    pgCpu: spent(pg, timesOf(pids)) / count,
  }
  return { block, window }
}
