import type { EntityManager } from 'typeorm'
import type { Action } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import type { Row } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { HeldRows, Saving, Target, Under } from '#server/kernel/rows/heldRows.ts'
import type { RowValues } from '#server/kernel/rows/rowsByValues.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { EstateDoor, type EstateRow } from './estateDoor.ts'
import { rightsByStanding, type Standing } from './estateRights.ts'
import { type Adoption, adoptFiles, keepStaged, refile, releaseFiles, type Removed, type Staged } from './heldFiles.ts'
import type { SettingAside } from './settingAside.ts'

export type { EstateRow }

/** What a grant is made of. */
export interface Within {
  estateId: string
  under?: Under
  section: SectionName
  standing: Standing
  viewer: Viewer & { kind: 'account' }
  db: EntityManager
  versionMustBeGiven: boolean
}

interface Needs {
  needs?: `${Action} ${SectionName}`
}

/** May act on one estate: the door to its rows, and to its files. Only a permission makes one. */
export class EstateGrant extends EstateDoor<'account' | 'user'> {
  readonly #within: Within
  constructor(within: Within) {
    super(within, { account: within.viewer.accountId!, user: within.viewer.userId })
    this.#within = within
  }

  get standing() {
    return this.#within.standing
  }
  get viewer() {
    return this.#within.viewer
  }
  get section() {
    return this.#within.section
  }

  /** Whether the same viewer may do that, in this section or another. */
  may(action: Action, section = this.#within.section) {
    const { estateId, standing, viewer } = this.#within
    return rightsByStanding(viewer, estateId)[standing].rights.includes(`${action} ${section}`)
  }
  /** For what shows only while it is done, such as that a record was new. */
  refuseUnlessMay(action: Action, section = this.#within.section) {
    if (!this.may(action, section)) throw new AppError('authorizationFailure')
  }
  /** To add is one thing, to change another: which of them it is shows under the row's lock, before anything is written. */
  save<T extends Row>(rows: HeldRows<T>, target: Target, values: RowValues, saving: Pick<Saving, 'whenNew'> = {}) {
    return rows.save(target, values, { ...saving, refuses: ({ isNew }) => this.refuseUnlessMay(isNew ? 'create' : 'update') })
  }

  /** What opens something by itself is told to whoever may change it: no look for support is, and no token that only reads. */
  tellsKeys(section: SectionName) {
    return this.viewer.tokenScope !== 'read' && this.may('update', section)
  }

  /** Takes over uploads of one's own, for those who read the section. */
  async adopt(fileIds: readonly string[], { section = this.section, ...adoption }: Adoption & { section?: SectionName }) {
    const { estateId, viewer, db } = this.#within
    await adoptFiles(db, viewer.accountId!, { estateId, section }, fileIds, adoption)
  }
  /** Deletes a record, and keeps it with its files for whoever may delete there and wants it back. */
  setAside<T extends Row>(rows: HeldRows<T>, id: string, how: SettingAside<T> & Needs) {
    return rows.setAside(id, this.#aside(how))
  }
  /** The same of several: answers those that were there. */
  setAsideAll<T extends Row>(rows: HeldRows<T>, ids: readonly string[], how: SettingAside<T> & Needs) {
    return rows.setAsideAll(ids, this.#aside(how))
  }
  #aside<T extends Row>({ kind, name, needs = `delete ${this.section}` }: SettingAside<T> & Needs) {
    const { estateId, viewer } = this.#within
    return (row: T) => ({ estate_id: estateId, needs, kind, name: name?.(row) ?? null, user_id: viewer.userId })
  }
  /** Lets go of files that no record names any more. */
  release(fileIds: readonly string[]) {
    return releaseFiles(this.#within.db, { estateId: this.estateId }, fileIds)
  }
  /** Lays files where those who read that section read them; while their record is set aside, nobody does. */
  refile(fileIds: readonly string[], section: SectionName | Removed) {
    return refile(this.#within.db, this.estateId, fileIds, section)
  }
  /** Keeps an upload until a record names it; with a section, one of that. */
  keep(staged: Staged, section?: SectionName) {
    const { estateId, viewer, db } = this.#within
    return keepStaged(db, viewer.accountId!, staged, section && { estateId, section })
  }
}
