import { readFileSync } from 'node:fs'
import pg from 'pg'
import { isMeasurable } from '../measure/processorTime.ts'

export interface Call {
  name: string
  text: string
  values: unknown[]
}

/** One connection, and what its process in PostgreSQL spends on each statement. */
export class Backend {
  readonly #client: pg.Client
  readonly #pid: number
  private constructor(client: pg.Client, pid: number) {
    this.#client = client
    this.#pid = pid
  }

  static async open(url: string) {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'bench',
      options: '-c timezone=UTC -c jit=off -c random_page_cost=1.1',
    })
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
    return new Backend(client, rows[0]!.pid)
  }

  /** Microseconds of processor time, for all that a call sends. */
  async cost(calls: readonly Call[]): Promise<number> {
    const before = this.#spent()
    for (const call of calls) await this.#client.query({ ...call, rowMode: 'array' })
    return (this.#spent() - before) / 1000
  }

  /** Of the calls of these statements, how many PostgreSQL has planned anew; it always does so with the first five of each. */
  async plannedAnew(names: readonly string[]): Promise<number> {
    const { rows } = await this.#client.query<{ anew: number; all: number }>(
      `select sum(greatest(custom_plans - 5, 0))::int anew, sum(greatest(custom_plans + generic_plans - 5, 0))::int "all"
       from pg_prepared_statements where name = any($1)`,
      [names],
    )
    const [{ anew, all }] = rows as [{ anew: number; all: number }]
    return anew / all
  }

  /** Read once it sleeps: what it does after its answer belongs to the statement too. */
  #spent(): number {
    if (!isMeasurable) return Number.NaN
    while (!/^\d+ \(.*\) S/s.test(readFileSync(`/proc/${this.#pid}/stat`, 'utf8')));
    return Number(readFileSync(`/proc/${this.#pid}/schedstat`, 'utf8').split(' ', 1)[0])
  }

  close = () => this.#client.end()
}
