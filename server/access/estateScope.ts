import { type EntityManager, Equal, type FindOptionsWhere, IsNull, Or } from 'typeorm'
import type { Action } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { LinkKeys } from '#server/kernel/linkKeys.ts'
import { type Known, OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { AccessLinks } from './accessLinks.ts'
import { CalendarFeeds } from './calendarFeeds.ts'
import { mayOnEstate, type Standing } from './estateRights.ts'
import { EstateUploads } from './estateUploads.ts'
import { changeEstate } from './estateValues.ts'
import { estateViewers } from './estateViewers.ts'
import { Exterior } from './exterior.ts'
import { releaseFiles } from './filesOfEstate.ts'
import { Guests } from './guests.ts'
import { Interior } from './interior.ts'
import { Moisture } from './moisture.ts'
import { Plan } from './plan.ts'
import { PublicLinks } from './publicLinks.ts'
import { RowsOfEstate, type Under } from './rowsOfEstate.ts'
import { Suppliers } from './suppliers.ts'
import { endSupportAccess } from './supportDesk.ts'

export type EstateRow = Row & { estateId: string | null }

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

export interface Within {
  estateId: string
  under?: Under
  section: SectionName
  standing: Standing
  viewer: Viewer & { kind: 'account' }
  db: EntityManager
  versionMustBeGiven: boolean
}

/** The rows of one estate, for changing. Only a permission makes one. */
export class EstateScope {
  readonly #within: Within
  constructor(within: Within) {
    this.#within = within
  }

  rows<T extends EstateRow>(entity: EntityClass<T>) {
    return new RowsOfEstate(entity, this.#within)
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

  moisture() {
    return new Moisture(this.#within)
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

  /** Whether the same viewer may do that in the same section. */
  may(action: Action) {
    const { estateId, section, standing, viewer } = this.#within
    return mayOnEstate({ entries: viewer.entries, roles: viewer.roles, standing, estateId, action, section })
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

  /**
   * Takes over an upload. Only its uploader may give it away, or a guessed id would leak it; and one that was made for
   * a section of an estate belongs nowhere else.
   */
  adoptFile(id: string, field = 'fileId') {
    return this.#adopt({ id }, field)
  }

  /** The same of what is shown as a picture, and was drawn anew as one. */
  adoptPicture(id: string, field = 'fileId') {
    return this.#adopt({ id, purpose: 'image' }, field)
  }

  async #adopt(upload: FindOptionsWhere<StoredFile>, field: string) {
    const { estateId, section, viewer, db } = this.#within
    const { affected } = await db.update(
      StoredFile,
      {
        ...upload,
        ownerAccountId: viewer.accountId!,
        isTemporary: true,
        estateId: Or(IsNull(), Equal(estateId)),
        section: Or(IsNull(), Equal(section)),
      },
      { isTemporary: false, expiresAt: null, estateId, section },
    )
    if (!affected) throw invalid(field, 'notValid')
  }

  /** Lets go of a file that no record names any more; it is swept after a day. */
  releaseFile(id: string) {
    return this.releaseFiles([id])
  }

  async releaseFiles(ids: readonly string[]) {
    await releaseFiles(this.#within, ids)
  }
}
