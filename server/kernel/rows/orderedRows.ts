import { IsNull, LessThan, MoreThan, Not, type ObjectLiteral } from 'typeorm'
import type { EntityClass, Row } from '../entity.ts'
import { AppError } from '../errors.ts'
import { Written } from '../operation.ts'
import { type Hole, name, raw, sql } from '../read/sql.ts'
import { HeldRows, type Mine, type Saving, type Target } from './heldRows.ts'
import type { RowValues } from './rowsByValues.ts'

export type OrderedRow = Row & { sortOrder: number; removedAt: Date | null }

/** For how long what was deleted can be had back. */
export const daysKept = 30
/** Between two neighbours, so that others find room there without moving them. */
const step = 1024
const largest = 1_000_000_000

/** For a statement that adds a row after all others of its kind: its number, and whether there is one left. */
export function lastPlace(table: string, column: string, among: Hole) {
  const last = sql`coalesce((select n.sort_order from ${name(table)} n where n.${name(column)} = ${among} and n.removed_at is null
    order by n.sort_order desc, n.id desc limit 1), 0)`
  return { place: sql`(${last} + ${raw(step)})`, isFree: sql`${last} <= ${raw(largest - step)}` }
}

/** Rows that stand in an order which their people give them, and can be had back after they were deleted. */
export class OrderedRows<T extends OrderedRow> extends HeldRows<T> {
  protected override readonly present = { removedAt: null }
  /** The column whose rows stand among each other. */
  readonly #among: keyof T & string

  constructor(entity: EntityClass<T>, among: keyof T & string, held: Mine) {
    super(entity, held)
    this.#among = among
  }

  /** What is left out stays as it was. A new row comes last, unless it is told where. */
  override async save(target: Target, { sortOrder, type, ...values }: RowValues, options: Saving = {}) {
    const given = Object.entries({ ...values, sortOrder: sortOrder ?? undefined, type: type ?? undefined })
    const written = Object.fromEntries(given.filter(([, value]) => value !== undefined))
    const isPlaced = written['sortOrder'] !== undefined || (target.id && (await this.find(target.id)))
    const place = isPlaced ? {} : { sortOrder: await this.placeIn(this.#siblingsOf(values), null) }
    return super.save(target, { ...written, ...place }, options)
  }

  /** The number for a place before one of these siblings, or after all of them. */
  async placeIn(siblings: RowValues, beforeId: string | null | undefined): Promise<number> {
    const [key] = Object.values(siblings)
    await this.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [String(key)])
    const gap = await this.#gap(siblings, beforeId)
    if (gap !== undefined) return gap
    await this.#spread(siblings)
    return (await this.#gap(siblings, beforeId))!
  }

  /** Sets a row aside. */
  override async remove(id: string): Promise<T> {
    const row = await this.get(id)
    await this.repository.update({ ...this.mine, id }, { removedAt: () => 'now()', version: () => 'version + 1' })
    return row
  }

  /** Brings back what was set aside, if that is not too long ago. What is there already stays as it is. */
  async restore(id: string): Promise<Written> {
    const since = new Date(Date.now() - daysKept * 24 * 3_600_000)
    const row = await this.repository.findOne({
      where: [
        { ...this.mine, id, removedAt: MoreThan(since) },
        { ...this.mine, id, removedAt: IsNull() },
      ],
      lock: { mode: 'for_no_key_update' },
    })
    if (!row) throw new AppError('entityNotFound')
    if (row['removedAt']) await this.repository.update({ ...this.mine, id }, { removedAt: null, version: () => 'version + 1' })
    return new Written(this.entity, id, ['removedAt'], false)
  }

  #siblingsOf(values: RowValues): RowValues {
    return this.#among === 'estateId' ? this.mine : { [this.#among]: values[this.#among] }
  }

  /** Undefined where the neighbours stand too close. */
  async #gap(siblings: RowValues, beforeId: string | null | undefined): Promise<number | undefined> {
    const all = { ...this.mine, ...siblings, removedAt: IsNull() }
    const next = beforeId ? await this.repository.findOneBy({ ...all, id: beforeId }) : null
    if (beforeId && !next) throw new AppError('entityNotFound')
    const upper = next?.['sortOrder'] as number | undefined
    const where: ObjectLiteral[] | ObjectLiteral = next
      ? [
          { ...all, sortOrder: LessThan(upper) },
          { ...all, sortOrder: upper, id: LessThan(beforeId) },
        ]
      : { ...all, id: Not(IsNull()) }
    const before = await this.repository.findOne({ where, order: { sortOrder: 'DESC', id: 'DESC' } })
    const lower = before?.['sortOrder'] as number | undefined
    const place = upper === undefined ? (lower ?? 0) + step : lower === undefined ? upper - step : Math.floor((lower + upper) / 2)
    const isFree = Math.abs(place) <= largest && (lower === undefined || place > lower) && (upper === undefined || place < upper)
    return isFree ? place : undefined
  }

  async #spread(siblings: RowValues) {
    const { tableName } = this.repository.metadata
    const [[property, value] = ['', '']] = Object.entries(siblings)
    const column = this.repository.metadata.findColumnWithPropertyName(property)!.databaseName
    const spread = `update ${tableName} t set sort_order = n.place * ${step} from (
      select id, row_number() over (order by sort_order, id) place from ${tableName} where ${column} = $1 and removed_at is null) n
      where n.id = t.id`
    await this.db.query(spread, [value])
  }
}
