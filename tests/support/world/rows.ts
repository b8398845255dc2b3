import { inOneBreath } from './inOneBreath.ts'

type Sql = (text: string, values: unknown[]) => Promise<{ id: string }[]>

/** Puts rows into tables, as many as are asked for at once by one statement. */
export class Rows {
  readonly #sql: Sql
  readonly #inserts = new Map<string, (row: unknown[]) => Promise<string>>()
  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Answers its id. */
  insert(table: string, values: Record<string, unknown>): Promise<string> {
    const into = `${table} (${Object.keys(values).join()})`
    const insert = this.#inserts.get(into) ?? inOneBreath((rows) => this.#insertAll(into, rows))
    this.#inserts.set(into, insert)
    return insert(Object.values(values))
  }

  async #insertAll(into: string, rows: unknown[][]): Promise<string[]> {
    const row = (values: unknown[], nth: number) => `(${values.map((_, i) => `$${nth * values.length + i + 1}`).join()})`
    const made = await this.#sql(`insert into ${into} values ${rows.map(row).join()} returning id`, rows.flat())
    return made.map(({ id }) => id)
  }
}
