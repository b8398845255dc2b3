import type { EntityClass, Row } from '../entity.ts'
import { type Hole, isLeftOut, type Sql, sql } from './sql.ts'

/** A row seen by filters: a property is its column, a to-one relation the joined row. */
export type Path<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> extends Row ? Path<NonNullable<T[K]>> : Sql }
/** An operation's input before it is known: each field a parameter, or, in a nested field, a column of the parent. */
export type Holes<Input> = { readonly [K in keyof Input]-?: Hole }

type Where<T> = { on(row: Path<T>): Sql }['on']
type Order<T> = { by(row: Path<T>): readonly Sql[]; descending: boolean }

/** What is certain of every row that is described, so that nothing written from the row need look it up again. */
export interface KnownOfRow {
  /** What whoever asks is to its estate. */
  readonly standing?: Sql
  /** It is of the estate that the call names. */
  readonly isAsked?: Sql
  /** What they are to its project, which company runs that, and since when it is closed. */
  readonly projectStanding?: Sql
  readonly runBy?: Sql
  readonly closedAt?: Sql
  /** Of an order, whether they see what it costs. */
  readonly seesPrices?: Sql
  /** And whether they are shown it as it was sent last. */
  readonly isAsSent?: Sql
  /** What documents were searched for. */
  readonly words?: Sql
}
/** In which columns a sub-select brings such facts along. */
export type Brings = { readonly [Fact in keyof KnownOfRow]?: string }

/**
 * A sub-select of the entity's rows in which those that are told first are found by an index, so that the rest is not looked at;
 * with `each` it is found anew for each row of that. Where a row may come twice in it, it says so.
 */
export interface Way {
  each?: Sql
  rows: Sql
  repeats?: boolean
}
/** The ways to all rows there are, between them, and a sub-select of one row that brings along what is known of one of them. */
export interface Ways {
  ways: readonly Way[]
  beside: (id: Sql) => Sql
}

/** As is written there, as a page of them is found, or no further than a limit. */
type Total = Sql | 'as found' | 'to a limit'

interface Said<T> {
  order?: Order<T>
  rowFacts?: KnownOfRow
  total?: Total | undefined
  source?: Sql | undefined
  byWays?: Ways | undefined
  brings?: Brings
}

/** Which rows, in which order. It fetches nothing: the kernel writes the statement from it and the selection. */
export class Rows<T extends Row = Row> {
  readonly entity: EntityClass<T>
  readonly wheres: readonly Where<T>[]
  readonly order: Order<T>
  readonly rowFacts: KnownOfRow
  /** How many there are, where that is kept; else they are counted, by themselves or as a page of them is found. */
  readonly total: Total | undefined
  /** A sub-select of the entity's rows, each of them once, where they are found by another way than from the table as a whole. */
  readonly source: Sql | undefined
  /** Or where a page of them is found by several ways, and only as much as it takes: then they are counted up to a limit. */
  readonly byWays: Ways | undefined
  /** What is known of each row since the sub-select brings it along, by the columns that it stands in. */
  readonly brings: Brings
  constructor(
    entity: EntityClass<T>,
    wheres: readonly Where<T>[],
    { order = newest, rowFacts = {}, total, source, byWays, brings = {} }: Said<T> = {},
  ) {
    this.entity = entity
    this.wheres = wheres
    this.order = order
    this.rowFacts = rowFacts
    this.total = total
    this.source = source
    this.byWays = byWays
    this.brings = brings
  }

  where(where: Where<T>) {
    return this.#with({}, [...this.wheres, where])
  }
  /** The same rows, of which just that is known: below another record they are out of sight of their own gate. */
  knowing(rowFacts: KnownOfRow): Rows<T> {
    const { entity, wheres, order, total, source, byWays, brings } = this
    return this instanceof OneRow
      ? new OneRow(entity, wheres, { order, rowFacts })
      : new Rows(entity, wheres, { order, rowFacts, total, source, byWays, brings })
  }
  /** A filter that counts only where its value was given. */
  matching(value: Hole, where: (row: Path<T>, value: Hole) => Sql) {
    return isLeftOut(value) ? this : this.where((row) => where(row, value))
  }
  /** All of them are as many as is written there. Said last: a further filter leaves fewer. */
  counted(total: Sql) {
    return this.#with({ total })
  }
  /** Where finding them costs more than telling of them, they are counted as they are found. Said last, as above. */
  countedAsFound() {
    return this.#with({ total: 'as found' })
  }
  /** Where there may be more than anybody wants to know. Said last, as above. */
  countedToALimit() {
    return this.#with({ total: 'to a limit' })
  }
  /** Ids sort by the moment they were made. */
  newestFirst() {
    return this.#with({ order: newest })
  }
  /** By columns that are never null; the id decides between equals. */
  by(columns: (row: Path<T>) => readonly Sql[]) {
    return this.#with({ order: ordered(columns, false) })
  }
  /** The same, the highest and of equals the newest first. */
  byHighest(columns: (row: Path<T>) => readonly Sql[]) {
    return this.#with({ order: ordered(columns, true) })
  }
  /** The same rows otherwise; how many there are is known of just these. */
  #with(changes: Said<T>, wheres = this.wheres): Rows<T> {
    const { order, rowFacts, source, byWays, brings } = this
    return new Rows(this.entity, wheres, { order, rowFacts, source, byWays, brings, ...changes })
  }
}

/** The one row with an id, or none. */
export class OneRow<T extends Row = Row> extends Rows<T> {
  override where(where: Where<T>) {
    return new OneRow(this.entity, [...this.wheres, where])
  }
}

/** Of any entity. */
export type Description = Rows<Row>

const column = (row: unknown, property: string) => (row as Record<string, Sql>)[property]!
const ordered = <T>(columns: (row: Path<T>) => readonly Sql[], descending: boolean): Order<T> => ({
  by: (row) => [...columns(row), column(row, 'id')],
  descending,
})
const newest = ordered<unknown>(() => [], true)
export const withId =
  <T extends Row>(id: Hole): Where<T> =>
  (row) =>
    sql`${column(row, 'id')} = ${id}`
