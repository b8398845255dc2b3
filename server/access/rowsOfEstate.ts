import { isDeepStrictEqual } from 'node:util'
import type { EntityManager, ObjectLiteral, Repository } from 'typeorm'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { EstateRow } from './estateScope.ts'

type Values = Readonly<Record<string, unknown>>
/** Which record is meant: none is a new one, and one that its maker gave an id is new as well. */
export interface Target {
  id?: string | null | undefined
  version?: number | null | undefined
}

/** The record below the estate that the rows hang on, by the columns that name it. */
export type Under = Readonly<Record<string, string>>

export class RowsOfEstate<T extends EstateRow> {
  protected readonly entity: EntityClass<T>
  protected readonly mine: Readonly<Record<string, string>>
  /** Of its own rows, which of them there are: those set aside are not. */
  protected readonly present: Values = {}
  protected readonly repository: Repository<ObjectLiteral>
  protected readonly versionMustBeGiven: boolean

  constructor(
    entity: EntityClass<T>,
    { estateId, under, db, versionMustBeGiven }: { estateId: string; under?: Under; db: EntityManager; versionMustBeGiven: boolean },
  ) {
    this.entity = entity
    this.mine = { estateId, ...under }
    this.repository = db.getRepository<ObjectLiteral>(entity)
    this.versionMustBeGiven = versionMustBeGiven
  }

  /** Locked until the transaction ends. */
  async find(id: string): Promise<T | null> {
    return (await this.repository.findOne({
      where: { ...this.mine, ...this.present, id },
      lock: { mode: 'pessimistic_write' },
    })) as T | null
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

  /** Adds a record, or changes the one that `target` names if it still is as its caller saw it. */
  async save(
    target: Target,
    values: Values,
    { whenNew = [] }: { whenNew?: readonly string[] } = {},
  ): Promise<{ written: Written; before: T | null }> {
    const before = target.id ? await this.find(target.id) : null
    const written = before ? await this.#change(before, target, values) : await this.#add(target, values, whenNew)
    return { written, before }
  }

  async remove(id: string): Promise<T> {
    const row = await this.get(id)
    await this.repository.delete({ ...this.mine, id })
    return row
  }

  async #add({ id, version }: Target, values: Values, needed: readonly string[]) {
    if (version || (id && (await this.repository.existsBy({ id })))) throw new AppError('entityNotFound')
    for (const field of needed) if (values[field] == null) throw invalid(field, 'required')
    const { identifiers } = await this.repository.insert({ ...values, ...this.mine, ...(id && { id }) })
    return new Written(this.entity, String(identifiers[0]!['id']), Object.keys(values), true)
  }

  async #change(before: T, { version }: Target, values: Values) {
    if (!version && this.versionMustBeGiven) throw invalid('version', 'required')
    const current = before as unknown as Values
    if (version && version !== current['version']) throw new AppError('cannotHandleTheRequest', { reason: 'stale' })
    const changed = Object.keys(values).filter((field) => !isDeepStrictEqual(values[field], current[field]))
    await this.repository.update({ ...this.mine, id: before.id }, { ...values, version: () => 'version + 1', updatedAt: () => 'now()' })
    return new Written(this.entity, before.id, changed, false)
  }
}
