import type { EntityManager } from 'typeorm'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import { type AboutPeople, HeldRows } from '#server/kernel/rows/heldRows.ts'
import { type OrderedRow, OrderedRows } from '#server/kernel/rows/orderedRows.ts'
import type { Kind, RowsByValues, RowValues, Whom } from '#server/kernel/rows/rowsByValues.ts'
import type { HeldSql, Holder, PeopleSql } from './heldSql.ts'
import { LoginAttempts } from './loginAttempts.ts'
import { throttle } from './throttle.ts'

export interface At<H extends Holder> {
  /** What `$1` stands for, by whose statement it is. */
  ids: Readonly<Record<H, string>>
  db: EntityManager
  versionMustBeGiven: boolean
}

const holders: Readonly<Record<string, string>> = { estateId: 'estate', companyId: 'company', accountId: 'account', userId: 'app_user' }
const holderOf = (mine: RowValues) => holders[Object.keys(mine)[0] ?? '']

/** The rows of one holder, and the statements about them. Only `server/access` opens one. */
export class Door<H extends Holder> implements AboutPeople {
  readonly #at: At<H>
  constructor(at: At<H>) {
    this.#at = at
  }

  /** Whose rows they are is `$1`, what is given here begins with `$2`. Answers the rows, of a change those that it returns. */
  query<Result>(statement: HeldSql<H>, ...rest: readonly unknown[]): Promise<Result[]>
  /** About people there is no such `$1`. */
  query<Result>(statement: PeopleSql, ...values: readonly unknown[]): Promise<Result[]>
  query<Result>(statement: HeldSql<H> | PeopleSql, ...rest: readonly unknown[]): Promise<Result[]> {
    const { db, ids } = this.#at
    return statement.holder === 'people' ? statement.run(db, rest) : statement.run(db, [ids[statement.holder], ...rest])
  }

  /** Counts what may not be done in bulk, whatever becomes of it. */
  throttle(kind: Parameters<typeof throttle>[1], address: string) {
    return throttle(this.#at.db, kind, address)
  }
  /** At the password of whoever has that e-mail address. */
  attempts(email: string, address: string) {
    return new LoginAttempts(this.#at.db, email, address)
  }

  about<T extends Row>(entity: EntityClass<T>, who: Whom<T>): HeldRows<T>
  about<T extends object>(entity: Kind<T>, who: Whom<T>): RowsByValues<T>
  about<T extends Row>(entity: EntityClass<T>, who: Whom<T>): HeldRows<T> {
    return this.rowsWith(entity, who)
  }

  protected rowsWith<T extends Row>(entity: EntityClass<T>, mine: RowValues) {
    const { db, versionMustBeGiven } = this.#at
    return new HeldRows(entity, { mine, holder: holderOf(mine), db, versionMustBeGiven })
  }
  protected orderedWith<T extends OrderedRow>(entity: EntityClass<T>, among: keyof T & string, mine: RowValues) {
    const { db, versionMustBeGiven } = this.#at
    return new OrderedRows(entity, among, { mine, holder: holderOf(mine), db, versionMustBeGiven })
  }
}
