import type { SectionName } from '#schema/access/sections.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Done, Written } from '#server/kernel/operation.ts'
import type { Within } from './estateScope.ts'

/** A content that has come in, and what it is. */
type Staged = Pick<StoredFile, 'id' | 'name' | 'urlName' | 'type' | 'size' | 'sha256' | 'width' | 'height' | 'purpose'>

/** What comes in for an estate, and waits for a record there to hold it. */
export class EstateUploads {
  readonly #within: Within
  constructor(within: Within) {
    this.#within = within
  }

  /** With a section it is for that one, and for no other. */
  async keep({ id, name, urlName, type, size, sha256, width, height, purpose }: Staged, section?: SectionName) {
    const { estateId, viewer, db } = this.#within
    const content = { id, name, urlName, type, size, sha256, width, height, purpose }
    const expiresAt = () => "now() + interval '24 hours'"
    const values = { ...content, ownerAccountId: viewer.accountId!, isTemporary: true, expiresAt }
    await db.insert(StoredFile, section ? { ...values, estateId, section } : values)
    return new Written(StoredFile, id, [], true)
  }

  /** One's own, that no record holds. What a record holds goes with the record. */
  async takeBack(id: string) {
    const { estateId, viewer, db } = this.#within
    const where = { id, estateId, ownerAccountId: viewer.accountId! }
    const file = await db.findOne(StoredFile, { where, lock: { mode: 'pessimistic_write' } })
    if (!file) throw new AppError('entityNotFound')
    if (!file.isTemporary) throw new AppError('cannotHandleTheRequest', { reason: 'held' })
    await db.delete(StoredFile, { id })
    return new Done(id)
  }
}
