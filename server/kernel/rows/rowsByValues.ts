import type { EntityManager, EntityMetadata } from 'typeorm'
import { columnsOf, type Condition, Given, namesOf, type Worked } from '../database/rowSql.ts'

export type RowValues = Readonly<Record<string, unknown>>
export type Kind<T extends object> = new () => T
/** Which rows are meant: those with a value there, with one of several, with none (null), or as a condition says. */
export type Which<T> = { readonly [K in keyof T]?: T[K] | readonly NonNullable<T[K]>[] | null | Condition }
/** What is written: a value, or what the database works out. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | Worked }

type By<T> = { readonly [K in keyof T]?: NonNullable<T[K]> }
/** Whom rows are about, by whatever of theirs is known; of what hangs on an estate, no more than is one account's. */
export type Whom<T> = By<T> & (T extends { estateId: string | null } ? { accountId: string } : object)

/** Against whom a row is locked. */
type Against = 'update' | 'no key update' | 'share' | 'key share'

/** What is undefined stays as it was. */
const said = (values: RowValues): RowValues => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The rows of one kind that hang on one holder, known by what they hold. Each verb is one statement. */
export class RowsByValues<T extends object> {
  protected readonly entity: Kind<T>
  protected readonly mine: RowValues
  protected readonly db: EntityManager
  protected readonly metadata: EntityMetadata
  protected readonly table: string
  /** Of its own rows, which of them there are: those set aside are not. */
  protected readonly present: RowValues = {}

  constructor(entity: Kind<T>, { mine, db }: { mine: RowValues; db: EntityManager }) {
    this.entity = entity
    this.mine = mine
    this.db = db
    this.metadata = db.dataSource.getMetadata(entity)
    this.table = `"${this.metadata.tableName}"`
  }

  /** Those with these values, oldest first. */
  all(which: Which<T>): Promise<T[]> {
    return this.#read(which, this.#inOrder)
  }
  /** The one with these values, as it is now. */
  async one(which: Which<T>): Promise<T | null> {
    return (await this.#read(which))[0] ?? null
  }
  /** The same, locked until the transaction ends against whoever changes it too; what is hung on it meanwhile need not wait. */
  async oneLocked(which: Which<T>, against: Against = 'no key update'): Promise<T | null> {
    return (await this.#read(which, `for ${against}`))[0] ?? null
  }
  /** In one order, whoever asks: two who want the same rows wait, and not for each other. */
  allLocked(which: Which<T>, against: Against): Promise<T[]> {
    return this.#read(which, `${this.#inOrder} for ${against}`)
  }
  get #inOrder() {
    return `order by ${this.metadata.primaryColumns.map(({ databaseName }) => databaseName).join()}`
  }
  async #read(which: Which<T>, rest = ''): Promise<T[]> {
    const given = new Given(this.metadata)
    return this.db.query(`select ${columnsOf(this.metadata)} from ${this.table} where ${this.where(given, which)} ${rest}`, given.values)
  }

  async exists(which: Which<T>): Promise<boolean> {
    return (await this.#look('select', which, 'limit 1')).length > 0
  }
  async countOf(which: Which<T>): Promise<number> {
    const [counted] = (await this.#look('select count(*)::int counted', which)) as [{ counted: number }]
    return counted.counted
  }
  /** The largest value there, nought where there is none. */
  async highest(column: keyof T & string, which: Which<T>): Promise<number> {
    const [name] = namesOf(this.metadata, [column])
    const [row] = (await this.#look(`select coalesce(max(${name}), 0)::int highest`, which)) as [{ highest: number }]
    return row.highest
  }
  async #look(what: string, which: Which<T>, rest = ''): Promise<unknown[]> {
    const given = new Given(this.metadata)
    return this.db.query(`${what} from ${this.table} where ${this.where(given, which)} ${rest}`, given.values)
  }

  /** Changes those with these values, which is counted and dated, and answers them as they are then. */
  changeWhere(which: Which<T>, values: Change<T>): Promise<T[]> {
    return this.#update(which, (given) => [...given.equal(said(values)), ...this.counting])
  }
  /** Writes down there what no editor would have to be told: neither counted nor dated. */
  mark(which: Which<T>, values: Change<T>): Promise<T[]> {
    return this.#update(which, (given) => given.equal(said(values)))
  }
  async #update(which: Which<T>, setting: (given: Given) => string[]): Promise<T[]> {
    const given = new Given(this.metadata)
    const set = setting(given).join(', ')
    const text = `update ${this.table} set ${set} where ${this.where(given, which)} returning ${columnsOf(this.metadata)}`
    const [rows]: [T[], number] = await this.db.query(text, given.values)
    return rows
  }

  /** Removes those with these values for good, and says how many there were. */
  async removeWhere(which: Which<T>): Promise<number> {
    return (await this.#delete(which))[1]
  }
  /** The same, with what they were. */
  async takeWhere(which: Which<T>): Promise<T[]> {
    return (await this.#delete(which, `returning ${columnsOf(this.metadata)}`))[0]
  }
  #delete(which: Which<T>, rest = ''): Promise<[T[], number]> {
    const given = new Given(this.metadata)
    return this.db.query(`delete from ${this.table} where ${this.where(given, which, {})} ${rest}`, given.values)
  }

  /** Adds a row, unless there is one like it already: then nothing comes of it. */
  async addOnce(values: Change<T>): Promise<T | null> {
    const given = new Given(this.metadata)
    const all: RowValues = { ...said(values), ...this.mine }
    const cells = Object.values(all).map(given.cell).join()
    const text = `insert into ${this.table} (${namesOf(this.metadata, Object.keys(all)).join()}) values (${cells}) on conflict do nothing returning ${columnsOf(this.metadata)}`
    const [added]: T[] = await this.db.query(text, given.values)
    return added ?? null
  }

  protected where(given: Given, which: RowValues, present = this.present) {
    const conditions = [...given.equal(this.mine), ...given.which(present), ...given.which(which)]
    if (!conditions.length) throw new Error(`Whose ${this.table} is not said`)
    return conditions.join(' and ')
  }
  /** A change is counted and dated, where its table does so. */
  protected get counting(): string[] {
    const [counted, dated] = ['version', 'updatedAt'].map((property) => this.metadata.findColumnWithPropertyName(property))
    return [...(counted ? ['version = version + 1'] : []), ...(dated ? ['updated_at = now()'] : [])]
  }
}
