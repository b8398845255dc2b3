import type { EntityManager } from 'typeorm'
import { Company } from '#server/companies/company.entity.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import type { HeldRows, Under } from '#server/kernel/rows/heldRows.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { Door } from './door.ts'
import { type Adoption, adoptFiles, type FilePlace, keepStaged, releaseFiles, type Staged } from './heldFiles.ts'
import type { SettingAside } from './settingAside.ts'

export type CompanyRow = Row & { companyId: string | null }
/** Where the company that a record tells of is another one. */
export type OwnedRow = Row & { ownerCompanyId: string }

export interface WithinCompany {
  companyId: string
  viewer: SignedIn & { accountId: string }
  db: EntityManager
  versionMustBeGiven: boolean
}

/** May act for one company: the door to its rows. Only a permission makes one. */
export class CompanyGrant extends Door<'company' | 'account' | 'user'> {
  readonly #within: WithinCompany
  constructor(within: WithinCompany) {
    const { companyId, viewer, db, versionMustBeGiven } = within
    super({ ids: { company: companyId, account: viewer.accountId, user: viewer.userId }, db, versionMustBeGiven })
    this.#within = within
  }

  get companyId() {
    return this.#within.companyId
  }
  get viewer() {
    return this.#within.viewer
  }

  /** The company itself. */
  get company(): HeldRows<Company> {
    return this.rowsWith(Company, { id: this.companyId })
  }
  rows<T extends CompanyRow>(entity: EntityClass<T>, under: Under = {}): HeldRows<T> {
    return this.rowsWith(entity, { companyId: this.companyId, ...under })
  }
  owned<T extends OwnedRow>(entity: EntityClass<T>): HeldRows<T> {
    return this.rowsWith(entity, { ownerCompanyId: this.companyId })
  }

  async adopt(fileIds: readonly string[], { section, ...adoption }: Adoption & Pick<FilePlace, 'section'>) {
    const { companyId, viewer, db } = this.#within
    await adoptFiles(db, viewer.accountId, { companyId, section }, fileIds, adoption)
  }
  /** Deletes a record, and keeps it for whoever may delete there and wants it back. */
  setAside<T extends Row>(rows: HeldRows<T>, id: string, { kind, name, needs }: SettingAside<T> & { needs: string }) {
    const { companyId: company_id, viewer } = this.#within
    return rows.setAside(id, (row) => ({ company_id, needs, kind, name: name?.(row) ?? null, user_id: viewer.userId }))
  }
  release(fileIds: readonly string[]) {
    return releaseFiles(this.#within.db, { companyId: this.companyId }, fileIds)
  }
  keep(staged: Staged) {
    return keepStaged(this.#within.db, this.#within.viewer.accountId, staged)
  }
}
