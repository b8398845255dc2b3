import { mostExteriorImages } from '#schema/estates/exterior/exterior.input.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { EstateExterior } from '#server/estates/exterior/estateExterior.entity.ts'
import { ExteriorImage } from '#server/estates/exterior/exteriorImage.entity.ts'
import { EstateImage } from '#server/files/estateFiles/estateImage.entity.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { Within } from './estateScope.ts'
import { changeEstate } from './estateValues.ts'
import { adoptPictures, releaseFiles } from './filesOfEstate.ts'
import { OrderedRows } from './orderedRows.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'

const begun = 'insert into estate_exterior (id, estate_id) values ($1, $1) on conflict do nothing'

/** How an estate looks from outside, and by which picture it is known; for changing. */
export class Exterior {
  readonly images: OrderedRows<ExteriorImage>
  /** Uploaded to choose from, and not of its outside. */
  readonly #others: RowsOfEstate<EstateImage>
  readonly #within: Within

  constructor(within: Within) {
    this.#within = within
    this.images = new OrderedRows(ExteriorImage, 'estateId', { ...within, mine: { estateId: within.estateId } })
    this.#others = new RowsOfEstate(EstateImage, within)
  }

  async words() {
    await this.#within.db.query(begun, [this.#within.estateId])
    return new RowsOfEstate(EstateExterior, this.#within)
  }

  /** Shows uploads after the pictures that are there. */
  async show(fileIds: readonly string[]) {
    const added = [...new Set(fileIds)]
    await adoptPictures(this.#within, added)
    for (const id of added) await this.images.save({ id }, { fileId: id })
    if ((await this.images.all({})).length > mostExteriorImages) throw invalid('fileIds', 'tooMany')
  }

  /** An upload to choose from. */
  async offer(fileId: string) {
    await adoptPictures(this.#within, [fileId])
    await this.#others.save({ id: fileId }, { fileId })
  }

  /** The picture before it stays among those to choose from. */
  async choose(fileId: string) {
    const before = await this.#chosen()
    if (fileId === before) return new Written(Estate, this.#within.estateId, [], false)
    if (!(await this.#holds(fileId))) throw invalid('fileId', 'notValid')
    if (before && !(await this.#holds(before))) await this.#others.save({ id: before }, { fileId: before })
    return this.#setChosen(fileId)
  }

  /** Takes a picture from those to choose from. The estate that was known by it has none then; one of its outside is shown there still. */
  async takeAway(fileId: string) {
    const isChosen = (await this.#chosen()) === fileId
    const other = await this.#others.find(fileId)
    if (!other && !isChosen) throw new AppError('entityNotFound')
    if (isChosen) await this.#setChosen(null)
    if (other) await this.#others.remove(fileId)
    await this.letGo(fileId)
  }

  /** Of a picture that something else took the place of. */
  async letGo(fileId: string) {
    if (!(await this.#holds(fileId))) await releaseFiles(this.#within, [fileId])
  }

  /** Nobody reads a picture that was removed, and no estate is known by it. */
  async remove(id: string) {
    if ((await this.#chosen()) === id && (await this.images.find(id))) await this.#setChosen(null)
    await this.images.remove(id)
    await this.#keepIn('removed', id)
  }

  async restore(id: string) {
    const restored = await this.images.restore(id)
    await this.#keepIn(this.#within.section, id)
    return restored
  }

  async #keepIn(section: string, id: string) {
    const { db, estateId } = this.#within
    await db.update(StoredFile, { id, estateId }, { section })
  }

  async #holds(fileId: string) {
    return Boolean((await this.images.find(fileId)) ?? (await this.#others.find(fileId)))
  }

  /** Locked, so that no picture is chosen while somebody takes it away. */
  async #chosen() {
    const { db, estateId } = this.#within
    return (await db.findOneOrFail(Estate, { where: { id: estateId }, lock: { mode: 'pessimistic_write' } })).imageFileId
  }

  async #setChosen(imageFileId: string | null) {
    const { db, estateId } = this.#within
    const { written } = await changeEstate(db, { estateId, version: null, versionMustBeGiven: false }, { imageFileId })
    return written
  }
}
