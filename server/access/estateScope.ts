import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import type { LinkKeys } from '#server/kernel/linkKeys.ts'
import { type Known, OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import { AccessLinks } from './accessLinks.ts'
import { CalendarFeeds } from './calendarFeeds.ts'
import { EstateGrant, type EstateRow, type Within } from './estateGrant.ts'
import { EstateUploads } from './estateUploads.ts'
import { changeEstate } from './estateValues.ts'
import { estateViewers } from './estateViewers.ts'
import { Exterior } from './exterior.ts'
import { Guests } from './guests.ts'
import type { Under } from './heldRows.ts'
import { Interior } from './interior.ts'
import { Plan } from './plan.ts'
import { PublicLinks } from './publicLinks.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'
import { Suppliers } from './suppliers.ts'
import { endSupportAccess } from './supportDesk.ts'

/** The rows of one estate, for reading. Only a permission makes one. */
export class EstateRows {
  readonly #estateId: Hole
  readonly #known: Known
  constructor(estateId: Hole, known: Known = {}) {
    this.#estateId = estateId
    this.#known = known
  }

  estate() {
    return new OneRow(Estate, [withId(this.#estateId)], { known: this.#known })
  }
  rows<T extends EstateRow>(entity: EntityClass<T>) {
    return new Rows<T>(entity, [this.#mine])
  }
  row<T extends EstateRow>(entity: EntityClass<T>, id: Hole) {
    return new OneRow<T>(entity, [this.#mine, withId(id)])
  }
  readonly #mine = (row: unknown) => sql`${(row as Path<EstateRow>).estateId} = ${this.#estateId}`
}

type Values = Readonly<Record<string, unknown>>

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

  interior() {
    return new Interior(this.#within)
  }

  exterior() {
    return new Exterior(this.#within)
  }

  uploads() {
    return new EstateUploads(this.#within)
  }

  publicLinks(keys: LinkKeys) {
    return new PublicLinks(this.#within, keys)
  }

  calendarFeeds(keys: LinkKeys) {
    return new CalendarFeeds(this.#within, keys)
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

  plan() {
    return new Plan(this.#within)
  }

  suppliers() {
    return new Suppliers(this.#within)
  }

  /** Changes the estate itself. A new picture takes the place of the one before. */
  async change({ imageFileId, ...rest }: Values & { imageFileId?: string | null }, version: number | null | undefined) {
    const { estateId, db, versionMustBeGiven } = this.#within
    if (imageFileId) await this.adoptPicture(imageFileId, 'imageFileId')
    const values = imageFileId ? { ...rest, imageFileId } : rest
    const { written, before } = await changeEstate(db, { estateId, version, versionMustBeGiven }, values)
    if (imageFileId && before.imageFileId) await this.exterior().letGo(before.imageFileId)
    return written
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
