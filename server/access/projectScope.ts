import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from 'typeorm'
import type { ProjectStanding } from '#schema/access/projectRights.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import { Written } from '#server/kernel/operation.ts'
import { type Known, OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { Controls } from './controls.ts'
import { releaseFiles } from './filesOfEstate.ts'
import type { Under } from './heldRows.ts'
import { involvementIn } from './involvement.ts'
import { adoptForProject } from './projectFiles.ts'
import { customerOf, plainValues, type ProjectValues, seedControls, setParticipants } from './projectValues.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'
import { refuseStale } from './versions.ts'

export type RowOfProject = Row & { estateId: string; projectId: string }

/** The rows of one project, for reading. Only a permission makes one. */
export class ProjectRows {
  readonly #projectId: Hole
  readonly #known: Known
  constructor(projectId: Hole, known: Known = {}) {
    this.#projectId = projectId
    this.#known = known
  }

  project() {
    return new OneRow<Project>(Project, [withId(this.#projectId)], { known: this.#known })
  }
  rows<T extends RowOfProject>(entity: EntityClass<T>) {
    return new Rows<T>(entity, [this.#mine])
  }
  row<T extends RowOfProject>(entity: EntityClass<T>, id: Hole) {
    return new OneRow<T>(entity, [this.#mine, withId(id)])
  }
  readonly #mine = (row: unknown) => sql`${(row as Path<RowOfProject>).projectId} = ${this.#projectId}`
}

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

/** The rows of one project, for changing. Only a permission makes one. */
export class ProjectScope {
  readonly #within: WithinProject
  constructor(within: WithinProject) {
    this.#within = within
  }

  /** Of its rows, those that hang there on other records by the columns that name them. */
  rows<T extends RowOfProject>(entity: EntityClass<T>, under: Under = {}) {
    const { projectId } = this.#within
    return new RowsOfEstate(entity, { ...this.#within, under: { projectId, ...under } })
  }

  /** What is controlled in it. */
  controls() {
    return new Controls(this.#within)
  }

  /** Takes over an upload of one's own, for those who see the project. */
  adoptFile(id: string, field = 'fileId') {
    return adoptForProject(this.#within, { id }, field)
  }
  releaseFiles(ids: readonly string[]) {
    return releaseFiles(this.#within, ids)
  }

  involvement() {
    return involvementIn(this.#within)
  }

  /** Changes the project itself; it is locked for that. */
  async change(values: ProjectValues, version: number | null | undefined) {
    const { projectId: id, estateId, db, versionMustBeGiven } = this.#within
    const before = await db.findOneByOrFail(Project, { id })
    refuseStale(version, before.version, versionMustBeGiven)
    const written: Partial<Project> = {
      ...plainValues(values),
      ...(values.customer && (await customerOf({ estateId, db }, values.customer))),
    }
    if (values.imageId !== undefined) written.imageFileId = await this.#picture(values.imageId, before.imageFileId)
    if (values.participants) await setParticipants(this.#within, values.participants)
    await db.update(Project, { id }, { ...written, version: () => 'version + 1', updatedAt: () => 'now()' })
    if (before.imageFileId && written.imageFileId !== undefined && written.imageFileId !== before.imageFileId)
      await this.releaseFiles([before.imageFileId])
    await seedControls(this.#within, { ...values, renovationPresets: values.renovationPresets ?? before.renovationPresets })
    const changed = Object.entries(written).filter(([field, value]) => !isDeepStrictEqual(value, before[field as keyof Project]))
    return new Written(Project, id, [...changed.map(([field]) => field), ...(values.participants ? ['participants'] : [])], false)
  }

  async #picture(imageId: string | null, before: string | null) {
    if (imageId && imageId !== before) await adoptForProject(this.#within, { id: imageId, purpose: 'image' }, 'imageId')
    return imageId
  }

  async close() {
    const { projectId: id, db } = this.#within
    await db.update(Project, { id }, { closedAt: () => 'now()', version: () => 'version + 1', updatedAt: () => 'now()' })
    return new Written(Project, id, ['closedAt'], false)
  }
}
