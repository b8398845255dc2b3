import type { EntityClass } from '#server/kernel/entity.ts'
import type { LinkKeys } from '#server/kernel/linkKeys.ts'
import { AccessLinks } from './accessLinks.ts'
import { EstateGrant, type EstateRow, type Within } from './estateGrant.ts'
import { EstateUploads } from './estateUploads.ts'
import { estateViewers } from './estateViewers.ts'
import { Guests } from './guests.ts'
import type { Under } from './heldRows.ts'
import { PublicLinks } from './publicLinks.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'
import { endSupportAccess } from './supportDesk.ts'

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

  publicLinks(keys: LinkKeys) {
    return new PublicLinks(this.#within, keys)
  }

  viewers() {
    return estateViewers(this.#within.db, this.#within.estateId)
  }

  accessLinks() {
    return new AccessLinks(this.#within)
  }

  endSupportAccess(id: string) {
    return endSupportAccess(this.#within.db, this.#within.estateId, id)
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
