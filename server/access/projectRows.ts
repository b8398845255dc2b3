import { StoredFile } from '#server/files/file.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { type KnownOfRow, OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { whenOn } from './feature.ts'
import type { ProjectRow } from './projectGrant.ts'
import { asAccount } from './signedIn.ts'
import { standingBeside } from './standing.ts'
import { waysToProjects } from './ways.ts'

/** The rows of one project, for reading. Only a permission makes one. */
export class ProjectRows {
  readonly #projectId: Hole
  readonly #rowFacts: KnownOfRow
  constructor(projectId: Hole, rowFacts: KnownOfRow = {}) {
    this.#projectId = projectId
    this.#rowFacts = rowFacts
  }

  project() {
    return new OneRow<Project>(Project, [withId(this.#projectId)], { rowFacts: this.#rowFacts })
  }
  rows<T extends ProjectRow>(entity: EntityClass<T>) {
    return new Rows<T>(entity, [this.#mine])
  }
  /** A file that hangs on one of its rows. */
  file(id: Hole) {
    return new OneRow<StoredFile>(StoredFile, [withId(id), ({ projectId }) => sql`${projectId} = ${this.#projectId}`])
  }
  row<T extends ProjectRow>(entity: EntityClass<T>, id: Hole) {
    return this.one(entity).where(withId(id))
  }
  /** Of what a project has one of, or one for each value that is asked for. */
  one<T extends ProjectRow>(entity: EntityClass<T>) {
    return new OneRow<T>(entity, [this.#mine])
  }
  readonly #mine = (row: unknown) => sql`${(row as Path<ProjectRow>).projectId} = ${this.#projectId}`
}

const its = { id: sql`p.id`, estateId: sql`p.estate_id`, companyId: sql`p.company_id` }
const standingOf = (id: Sql) => sql`select s.standing from project p cross join lateral ${standingBeside(its)} s where p.id = ${id}`

/** The projects that an account has to do with, for reading. Only a permission makes it. */
class SeenProjects {
  projects() {
    return new Rows<Project>(Project, [], { byWays: { ways: waysToProjects, beside: standingOf }, brings: { projectStanding: 'standing' } })
  }
}

export const seesProjects = whenOn('projectManagement', {
  ...asAccount,
  area: 'projects',
  keepsToEstates: true,
  rule: 'an account, of the projects that it has to do with',
  rows: () => new SeenProjects(),
})
