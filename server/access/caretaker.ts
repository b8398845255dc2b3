import type { DataSource, EntityManager } from 'typeorm'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import type { Mail, Outbox } from '#server/kernel/outbox.ts'
import { HeldRows } from '#server/kernel/rows/heldRows.ts'
import type { Kind, RowsByValues, Whom } from '#server/kernel/rows/rowsByValues.ts'
import { EstateDoor } from './estateDoor.ts'
import type { HeldSql, PeopleSql } from './heldSql.ts'

/** Works for the house itself, not for somebody who asks: what is done at night, and what comes in from outside. */
export class Caretaker {
  readonly #db: EntityManager
  constructor(db: EntityManager) {
    this.#db = db
  }

  query<Result>(statement: HeldSql<'everybody'> | PeopleSql, ...values: readonly unknown[]): Promise<Result[]> {
    return statement.run<Result>(this.#db, values)
  }
  rows<T extends Row>(entity: EntityClass<T>): HeldRows<T>
  rows<T extends object>(entity: Kind<T>): RowsByValues<T>
  rows<T extends Row>(entity: EntityClass<T>): HeldRows<T> {
    return new HeldRows(entity, { mine: {}, db: this.#db, versionMustBeGiven: false })
  }
  about<T extends Row>(entity: EntityClass<T>, who: Whom<T>): HeldRows<T>
  about<T extends object>(entity: Kind<T>, who: Whom<T>): RowsByValues<T>
  about<T extends Row>(entity: EntityClass<T>, mine: Whom<T>): HeldRows<T> {
    return new HeldRows(entity, { mine, db: this.#db, versionMustBeGiven: false })
  }
  estate(estateId: string) {
    return new EstateDoor({ estateId, db: this.#db, versionMustBeGiven: false })
  }
}

/** Takes away what has had its time: it counts no more, it only takes up room. */
export type Forgets = (caretaker: Caretaker) => Promise<unknown>

/** Each statement for itself. */
export const caretakerOf = ({ db }: { db: DataSource }) => new Caretaker(db.manager)

/** All in one transaction. */
export const careAtOnce = <T>({ db }: { db: DataSource }, work: (care: Caretaker) => Promise<T>): Promise<T> =>
  db.transaction((own) => work(new Caretaker(own)))

/** All in one transaction, and the mails with it. */
export const takeCare = <T>(
  { db, outbox }: { db: DataSource; outbox: Outbox },
  work: (care: Caretaker, mail: (letter: Mail) => Promise<void>) => Promise<T>,
): Promise<T> => db.transaction((own) => work(new Caretaker(own), (letter) => outbox.add(own, letter)))

/** May do so as somebody with a name: an administrator of the whole. Only a permission makes one. */
export class SystemGrant extends Caretaker {
  readonly viewer: { userId: string; accountId: string | null }
  constructor(viewer: { userId: string; accountId: string | null }, db: EntityManager) {
    super(db)
    this.viewer = viewer
  }
}
