import { isDeepStrictEqual } from 'node:util'
import type { EntityManager, ObjectLiteral, Repository } from 'typeorm'
import { Given } from '../database/rowSql.ts'
import type { EntityClass, Row } from '../entity.ts'
import { AppError, invalid } from '../errors.ts'
import { Written } from '../operation.ts'
import { type Kind, RowsByValues, type RowValues, type Which, type Whom } from './rowsByValues.ts'
import { refuseStale } from './versions.ts'

/** Which record is meant: none is a new one, and one that its maker gave an id is new as well. */
export interface Target {
  id?: string | null | undefined
  version?: number | null | undefined
}

/** What a new record can't do without, and what refuses to add one, or to change one, once it shows which of them it is. */
export interface Saving {
  whenNew?: readonly string[]
  refuses?: (what: { isNew: boolean }) => void
}

/** The records that rows hang on, by the columns that name them. */
export type Under = Readonly<Record<string, string>>

/** Opens rows about people whom somebody else names, or who are not signed in yet: by what was shown or is known of them. */
export interface AboutPeople {
  about<T extends Row>(entity: EntityClass<T>, who: Whom<T>): HeldRows<T>
  about<T extends object>(entity: Kind<T>, who: Whom<T>): RowsByValues<T>
}

export interface Mine {
  /** What all of them have in common: whose they are. */
  mine: RowValues
  /** The table of whoever that is, by the column that is named first. */
  holder?: string | undefined
  db: EntityManager
  versionMustBeGiven: boolean
}

/** The rows of one kind that hang on one holder, each known by its id. */
export class HeldRows<T extends Row> extends RowsByValues<T> {
  declare protected readonly entity: EntityClass<T>
  protected readonly versionMustBeGiven: boolean
  readonly #holder: string | undefined

  constructor(entity: EntityClass<T>, { mine, holder, db, versionMustBeGiven }: Mine) {
    super(entity, { mine, db })
    this.#holder = holder
    this.versionMustBeGiven = versionMustBeGiven
  }

  /** For what TypeORM writes; most rows are opened for less. */
  protected get repository(): Repository<ObjectLiteral> {
    return this.db.getRepository<ObjectLiteral>(this.entity)
  }

  /** Locked until the transaction ends, against whoever changes it too; what is hung on it meanwhile need not wait. */
  find(id: string): Promise<T | null> {
    return this.oneLocked({ id } as Which<T>)
  }

  async get(id: string): Promise<T> {
    const row = await this.find(id)
    if (!row) throw new AppError('entityNotFound')
    return row
  }

  /** The same, if it still is as its caller saw it. */
  async asSeen(id: string, version: number | null | undefined): Promise<T> {
    const row = await this.get(id)
    this.refuseStale(row, version)
    return row
  }

  /** Changes the one that is meant, if it still is as its caller saw it. */
  async changeAsSeen({ id, version }: Target & { id: string }, values: RowValues): Promise<Written> {
    return this.change(await this.asSeen(id, version), values)
  }

  /** For a row at hand, where there is something that is told before. */
  refuseStale(row: T, version: number | null | undefined) {
    refuseStale(version, row as T & { version: number }, this.versionMustBeGiven)
  }

  /** How many there are, with nobody else adding one before this command is done. */
  async countAlone() {
    await this.db.query(`select from ${this.#holder} where id = $1 for no key update`, [Object.values(this.mine)[0]])
    return this.countOf({})
  }

  /** Adds a record, or changes the one that `target` names if it still is as its caller saw it. */
  async save(target: Target, values: RowValues, { whenNew = [], refuses }: Saving = {}): Promise<{ written: Written; before: T | null }> {
    const before = target.id ? await this.find(target.id) : null
    if (before) this.refuseStale(before, target.version)
    else await this.#refuseUnlessNew(target, values, whenNew)
    refuses?.({ isNew: !before })
    const written = before ? await this.change(before, values) : await this.add(values, target.id)
    return { written, before }
  }

  /** A new record; its id may be its maker's. */
  async add(values: RowValues, id?: string | null): Promise<Written> {
    const { identifiers } = await this.repository.insert({ ...values, ...this.mine, ...(id && { id }) })
    return new Written(this.entity, String(identifiers[0]!['id']), Object.keys(this.#given(values)), true)
  }

  /** Changes a row that is locked already. What is undefined stays as it was. */
  async change(before: T, values: RowValues): Promise<Written> {
    const current = before as unknown as RowValues
    const given = this.#given(values)
    const changed = Object.keys(given).filter((field) => !isDeepStrictEqual(given[field], current[field]))
    const cells = new Given(this.metadata)
    const set = [...cells.equal(given), ...this.counting].join(', ')
    if (set) await this.db.query(`update ${this.table} set ${set} where ${this.where(cells, { id: before.id }, {})}`, cells.values)
    return new Written(this.entity, before.id, changed, false)
  }

  /** The strongest lock at once: two who hold a weaker one and want this wait for each other. */
  async remove(id: string): Promise<T> {
    const row = await this.oneLocked({ id } as Which<T>, 'update')
    if (!row) throw new AppError('entityNotFound')
    await this.removeWhere({ id } as Which<T>)
    return row
  }

  /** The same, with all that hangs on it, but kept for whoever wants it back; `about` says what it was. */
  async setAside(id: string, about: (row: T) => RowValues): Promise<T> {
    const [row] = await this.setAsideAll([id], about)
    if (!row) throw new AppError('entityNotFound')
    return row
  }

  /** Those of them that are there. */
  async setAsideAll(ids: readonly string[], about: (row: T) => RowValues): Promise<T[]> {
    const rows = await this.allLocked({ id: ids } as Which<T>, 'update')
    const values = [this.metadata.tableName, rows.map(({ id }) => id), rows.map((row) => JSON.stringify(about(row)))]
    if (rows.length)
      await this.db.query('select set_aside($1::regclass, id, about) from unnest($2::uuid[], $3::jsonb[]) x(id, about)', values)
    return rows
  }

  /** Whose they are nobody changes. */
  #given(values: RowValues): RowValues {
    return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== undefined && !(field in this.mine)))
  }

  async #refuseUnlessNew({ id, version }: Target, values: RowValues, needed: readonly string[]) {
    if (version || (id && (await this.repository.existsBy({ id })))) throw new AppError('entityNotFound')
    for (const field of needed) if (values[field] == null) throw invalid(field, 'required')
  }
}
