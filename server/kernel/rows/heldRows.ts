import { isDeepStrictEqual } from 'node:util'
import type { EntityManager, ObjectLiteral, Repository } from 'typeorm'
import { columnsOf, equals } from '../database/rowSql.ts'
import type { EntityClass, Row } from '../entity.ts'
import { AppError, invalid } from '../errors.ts'
import { Written } from '../operation.ts'
import { refuseStale } from './versions.ts'

type Values = Readonly<Record<string, unknown>>
/** Which record is meant: none is a new one, and one that its maker gave an id is new as well. */
export interface Target {
  id?: string | null | undefined
  version?: number | null | undefined
}

/** The records that rows hang on, by the columns that name them. */
export type Under = Readonly<Record<string, string>>

export interface Mine {
  /** What all of them have in common: whose they are. */
  mine: Under
  /** The table of whoever that is, by the column that is named first. */
  holder?: string | undefined
  db: EntityManager
  versionMustBeGiven: boolean
}

/** The rows of one kind that hang on one holder. */
export class HeldRows<T extends Row> {
  protected readonly entity: EntityClass<T>
  protected readonly mine: Under
  /** Of its own rows, which of them there are: those set aside are not. */
  protected readonly present: Values = {}
  protected readonly repository: Repository<ObjectLiteral>
  protected readonly versionMustBeGiven: boolean
  protected readonly db: EntityManager
  readonly #holder: string | undefined

  constructor(entity: EntityClass<T>, { mine, holder, db, versionMustBeGiven }: Mine) {
    this.entity = entity
    this.mine = mine
    this.#holder = holder
    this.repository = db.getRepository<ObjectLiteral>(entity)
    this.versionMustBeGiven = versionMustBeGiven
    this.db = db
  }

  /** Locked until the transaction ends, against whoever changes it too; what is hung on it meanwhile need not wait. */
  find(id: string): Promise<T | null> {
    return this.#locked(id, 'no key update')
  }

  async #locked(id: string, against: 'update' | 'no key update'): Promise<T | null> {
    const { metadata } = this.repository
    const mine = { ...this.mine, id }
    const where = equals(metadata, Object.keys(mine), 1, ' and ') + (Object.keys(this.present).length ? ' and removed_at is null' : '')
    const text = `select ${columnsOf(metadata)} from "${metadata.tableName}" where ${where} for ${against}`
    const [found]: T[] = await this.db.query(text, Object.values(mine))
    return found ?? null
  }

  async get(id: string): Promise<T> {
    const row = await this.find(id)
    if (!row) throw new AppError('entityNotFound')
    return row
  }

  /** Those with these values, oldest first. */
  async all(values: Values): Promise<T[]> {
    return (await this.repository.find({ where: { ...this.mine, ...this.present, ...values }, order: { id: 'ASC' } })) as T[]
  }

  /** The same, if it still is as its caller saw it. */
  async asSeen(id: string, version: number | null | undefined): Promise<T> {
    const row = await this.get(id)
    this.refuseStale(row, version)
    return row
  }

  /** Changes the one that is meant, if it still is as its caller saw it. */
  async changeAsSeen({ id, version }: Target & { id: string }, values: Values): Promise<Written> {
    return this.change(await this.asSeen(id, version), values)
  }

  /** For a row at hand, where there is something that is told before. */
  refuseStale(row: T, version: number | null | undefined) {
    refuseStale(version, (row as unknown as { version: number }).version, this.versionMustBeGiven)
  }

  /** How many there are, with nobody else adding one before this command is done. */
  async countAlone() {
    await this.db.query(`select from ${this.#holder} where id = $1 for no key update`, [Object.values(this.mine)[0]])
    return this.repository.countBy({ ...this.mine, ...this.present })
  }

  /** Adds a record, or changes the one that `target` names if it still is as its caller saw it. */
  async save(
    target: Target,
    values: Values,
    { whenNew = [] }: { whenNew?: readonly string[] } = {},
  ): Promise<{ written: Written; before: T | null }> {
    const before = target.id ? await this.find(target.id) : null
    if (before) this.refuseStale(before, target.version)
    const written = before ? await this.change(before, values) : await this.#addAs(target, values, whenNew)
    return { written, before }
  }

  /** A new record; its id may be its maker's. */
  async add(values: Values, id?: string | null): Promise<Written> {
    const { identifiers } = await this.repository.insert({ ...values, ...this.mine, ...(id && { id }) })
    return new Written(this.entity, String(identifiers[0]!['id']), Object.keys(this.#given(values)), true)
  }

  /** Changes a row that is locked already. What is undefined stays as it was. */
  async change(before: T, values: Values): Promise<Written> {
    const current = before as unknown as Values
    const given = this.#given(values)
    const changed = Object.keys(given).filter((field) => !isDeepStrictEqual(given[field], current[field]))
    const { metadata } = this.repository
    const counted = metadata.findColumnWithPropertyName('version') && 'version = version + 1'
    const dated = metadata.findColumnWithPropertyName('updatedAt') && 'updated_at = now()'
    const [fields, mine] = [Object.keys(given), { ...this.mine, id: before.id }]
    const set = [fields.length && equals(metadata, fields, 1, ', '), counted, dated].filter(Boolean).join(', ')
    if (!set) return new Written(this.entity, before.id, changed, false)
    const where = equals(metadata, Object.keys(mine), fields.length + 1, ' and ')
    const text = `update "${metadata.tableName}" set ${set} where ${where}`
    await this.db.query(text, [...Object.values(given), ...Object.values(mine)])
    return new Written(this.entity, before.id, changed, false)
  }

  /** The strongest lock at once: two who hold a weaker one and want this wait for each other. */
  async remove(id: string): Promise<T> {
    const row = await this.#locked(id, 'update')
    if (!row) throw new AppError('entityNotFound')
    await this.repository.delete({ ...this.mine, id })
    return row
  }

  /** Whose they are nobody changes. */
  #given(values: Values): Values {
    return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== undefined && !(field in this.mine)))
  }

  async #addAs({ id, version }: Target, values: Values, needed: readonly string[]) {
    if (version || (id && (await this.repository.existsBy({ id })))) throw new AppError('entityNotFound')
    for (const field of needed) if (values[field] == null) throw invalid(field, 'required')
    return this.add(values, id)
  }
}
