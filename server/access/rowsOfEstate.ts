import type { EntityManager } from 'typeorm'
import type { EntityClass } from '#server/kernel/entity.ts'
import type { EstateRow } from './estateDoor.ts'
import { HeldRows, type Under } from './heldRows.ts'

interface WithinEstate {
  estateId: string
  under?: Under
  db: EntityManager
  versionMustBeGiven: boolean
}

/** Those of one estate, for the scopes that are not grants yet. */
export class RowsOfEstate<T extends EstateRow> extends HeldRows<T> {
  constructor(entity: EntityClass<T>, { estateId, under, db, versionMustBeGiven }: WithinEstate) {
    super(entity, { mine: { estateId, ...under }, db, versionMustBeGiven })
  }
}
