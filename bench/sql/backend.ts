import { readFileSync } from 'node:fs'
import pg from 'pg'
import { isMeasurable } from '../measure/processorTime.ts'

export interface Call {
  name: string
  text: string
  values: unknown[]
}

/** Nanoseconds of a process of PostgreSQL. Read once it sleeps: what it does after its answer belongs to the statement too. */
export function spentBy(pid: number): number {
  if (!isMeasurable) return Number.NaN
  while (!/^\d+ \(.*\) S/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0])
}

export interface Looks {
  pages: number
  rows: number
}
interface Node {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Rows Removed by Filter'?: number
  Plans?: readonly Node[]
}
const isOfTable = (node: Node) =>
  node['Node Type'].endsWith('Scan') && !/^(CTE|Subquery|Function|Values|Bitmap Index)/.test(node['Node Type'])
const rowsOf = (node: Node): number =>
  (isOfTable(node) ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0)

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((each) => (each === null ? 'null' : JSON.stringify(String(each)))).join()}}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}
const literalOf = (value: unknown) => (value == null ? 'null' : pg.escapeLiteral(textOf(value)))

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

  /** What its statements look at, once PostgreSQL knows them by name: pages, and rows that come out of the tables. */
  async looksAt(calls: readonly Call[]): Promise<Looks> {
    let looks: Looks = { pages: 0, rows: 0 }
    for (const { name, values } of calls) {
      const given = values.map((value) => literalOf(value))
      const { rows } = await this.#client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (analyze, buffers, timing off, format json) execute ${pg.escapeIdentifier(name)}${given.length ? `(${given.join()})` : ''}`,
      )
      const { Plan: plan } = rows[0]!['QUERY PLAN'][0]
      looks = { pages: looks.pages + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: looks.rows + rowsOf(plan) }
    }
    return looks
  }

  #spent = () => spentBy(this.#pid)

  close = () => this.#client.end()
}
