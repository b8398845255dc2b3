import type { EntityClass } from '#server/kernel/entity.ts'
import { EstateGrant, type EstateRow, type Within } from './estateGrant.ts'
import { EstateUploads } from './estateUploads.ts'
import { Guests } from './guests.ts'
import type { Under } from './heldRows.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'

export type { EstateRow, Within }

/** The rows of one estate, for changing. Only a permission makes one. */
export class EstateScope extends EstateGrant {
  readonly #within: Within
  constructor(within: Within) {
    super(within)
    this.#within = within
  }

  /** Those that hang on a record of the estate, by the columns that name it. */
  below<T extends EstateRow>(entity: EntityClass<T>, under: Under) {
    return new RowsOfEstate(entity, { ...this.#within, under: { ...this.#within.under, ...under } })
  }

  uploads() {
    return new EstateUploads(this.#within)
  }

  guests() {
    return new Guests(this.#within)
  }

  adoptFile(id: string, field = 'fileId') {
    return this.adopt([id], { field })
  }
  adoptPicture(id: string, field = 'fileId') {
    return this.adopt([id], { field, as: 'image' })
  }
  releaseFile(id: string) {
    return this.release([id])
  }
  releaseFiles(ids: readonly string[]) {
    return this.release(ids)
  }
}
