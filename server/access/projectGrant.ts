import type { EntityManager } from 'typeorm'
import type { ProjectRight, ProjectStanding } from '#schema/access/projectRights.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import type { HeldRows, Under } from '#server/kernel/rows/heldRows.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import type { CompanyRow, OwnedRow } from './companyGrant.ts'
import { Door } from './door.ts'
import type { EstateRow } from './estateDoor.ts'
import { type Adoption, adoptFiles, keepStaged, releaseFiles, type Staged } from './heldFiles.ts'
import type { SettingAside } from './settingAside.ts'

export type ProjectRow = Row & { estateId: string | null; projectId: string | null }

/** Where the files of projects lie: no section of their estate, so that none of its rules reaches them. */
export const projectSection = 'project'
/** The same where no link shows them. */
export const insideSection = 'project-inside'
/** What tells of all prices of a project: read by those who run it and by the owners, and by no company that was called in. */
export const pricedSection = 'project-priced'
/** Papers of a completed project: who reads the renovations of the estate reads them, beside those who see it. */
export const filedSection = 'renovations' satisfies SectionName
/** Those of its orders, which not everybody sees who sees it. */
export const orderSection = 'order'

export interface WithinProject {
  projectId: string
  estateId: string
  /** The company that runs it. */
  companyId: string
  standing: ProjectStanding
  viewer: SignedIn & { accountId: string }
  db: EntityManager
  versionMustBeGiven: boolean
}

/** May work in one project: the door to its rows and files. Only a permission makes one. */
export class ProjectGrant extends Door<'project' | 'estate' | 'company' | 'account' | 'user'> {
  readonly #within: WithinProject
  constructor(within: WithinProject) {
    const { projectId, estateId, companyId, viewer, db, versionMustBeGiven } = within
    const ids = { project: projectId, estate: estateId, company: companyId, account: viewer.accountId, user: viewer.userId }
    super({ ids, db, versionMustBeGiven })
    this.#within = within
  }

  get projectId() {
    return this.#within.projectId
  }
  get estateId() {
    return this.#within.estateId
  }
  /** The company that runs it. */
  get companyId() {
    return this.#within.companyId
  }
  get standing() {
    return this.#within.standing
  }
  get viewer() {
    return this.#within.viewer
  }
  /** The company that whoever asks works for. */
  get employerId() {
    const { roles, companyId } = this.viewer
    return roles.some((role) => role.startsWith('Company.')) ? companyId : null
  }

  /** The project itself. */
  get project(): HeldRows<Project> {
    return this.rowsWith(Project, { estateId: this.estateId, id: this.projectId })
  }
  /** Of its rows, those that hang there on other records by the columns that name them. */
  rows<T extends ProjectRow>(entity: EntityClass<T>, under: Under = {}): HeldRows<T> {
    return this.rowsWith(entity, { estateId: this.estateId, projectId: this.projectId, ...under })
  }

  /** The estate that it is on, and rows of that. */
  get estate(): HeldRows<Estate> {
    return this.rowsWith(Estate, { id: this.estateId })
  }
  ofEstate<T extends EstateRow>(entity: EntityClass<T>): HeldRows<T> {
    return this.rowsWith(entity, { estateId: this.estateId })
  }
  /** Rows of the company that runs it. */
  ofCompany<T extends CompanyRow>(entity: EntityClass<T>): HeldRows<T> {
    return this.rowsWith(entity, { companyId: this.companyId })
  }
  owned<T extends OwnedRow>(entity: EntityClass<T>): HeldRows<T> {
    return this.rowsWith(entity, { ownerCompanyId: this.companyId })
  }

  /** Takes over uploads of one's own, for those who see the project. */
  async adopt(fileIds: readonly string[], { section = projectSection, ...adoption }: Adoption & { section?: string }) {
    const { projectId, estateId, viewer, db } = this.#within
    await adoptFiles(db, viewer.accountId, { estateId, projectId, section }, fileIds, adoption)
  }
  /** Keeps a content until a record names it. */
  keep(staged: Staged) {
    return keepStaged(this.#within.db, this.#within.viewer.accountId, staged)
  }
  /** Deletes a record, and keeps it with its files for whoever has that right there and wants it back. */
  setAside<T extends Row>(rows: HeldRows<T>, id: string, { kind, name, needs }: SettingAside<T> & { needs: ProjectRight }) {
    const { estateId: estate_id, projectId: project_id, viewer } = this.#within
    return rows.setAside(id, (row) => ({ estate_id, project_id, needs, kind, name: name?.(row) ?? null, user_id: viewer.userId }))
  }
  release(fileIds: readonly string[]) {
    return releaseFiles(this.#within.db, { estateId: this.estateId, projectId: this.projectId }, fileIds)
  }
}
