import type { EntityManager } from 'typeorm'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import type { HeldRows, Under } from '#server/kernel/rows/heldRows.ts'
import type { OrderedRow, OrderedRows } from '#server/kernel/rows/orderedRows.ts'
import { Door } from './door.ts'
import type { Holder } from './heldSql.ts'

export type EstateRow = Row & { estateId: string | null }

export interface AtEstate {
  estateId: string
  /** The record of the estate that all rows hang on, by the columns that name it. */
  under?: Under
  db: EntityManager
  versionMustBeGiven: boolean
}

/** The rows of one estate, also for whoever has no account: a network of sensors, a calendar that was linked. */
export class EstateDoor<H extends Holder = never> extends Door<H | 'estate'> {
  readonly estateId: string
  readonly #under: Under | undefined
  constructor({ estateId, under, db, versionMustBeGiven }: AtEstate, others?: Readonly<Record<H, string>>) {
    super({ ids: { estate: estateId, ...others } as Record<H | 'estate', string>, db, versionMustBeGiven })
    this.estateId = estateId
    this.#under = under
  }

  /** The estate itself. */
  get estate(): HeldRows<Estate> {
    return this.rowsWith(Estate, { id: this.estateId })
  }

  /** Of its rows, those that hang there on other records by the columns that name them. */
  rows<T extends EstateRow>(entity: EntityClass<T>, under: Under = {}): HeldRows<T> {
    return this.rowsWith(entity, { estateId: this.estateId, ...this.#under, ...under })
  }

  /** The same, of rows that stand in an order among those with the same value there. */
  ordered<T extends OrderedRow & EstateRow>(entity: EntityClass<T>, among: keyof T & string, under: Under = {}): OrderedRows<T> {
    return this.orderedWith(entity, among, { estateId: this.estateId, ...this.#under, ...under })
  }
}
