import { Estate } from '#server/estates/estates/estate.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { Param, sql } from '#server/kernel/read/sql.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { mayByLink } from './estateRights.ts'
import { ofLink } from './guards.ts'

const estateOfLink = ofLink(({ estateId }) => estateId)
const projectOfLink = ofLink(({ projectId }) => projectId)
const showsProjects = ofLink(({ sections }) => mayByLink(sections, 'read', 'projects'))
const areProjectsOn = new Param(({ features }) => features?.includes('projectManagement'))

/** What a public link shows, whoever holds it. */
class LinkRows {
  estate() {
    return new OneRow(Estate, [withId(estateOfLink), () => sql`${projectOfLink}::uuid is null`])
  }
  projects() {
    const isShown = ({ id, estateId }: Path<Project>) =>
      sql`${estateId} = ${estateOfLink} and ${id} = coalesce(${projectOfLink}::uuid, ${id}) and ${showsProjects}::boolean and ${areProjectsOn}::boolean`
    return new Rows<Project>(Project, [isShown])
  }
}

export const byLink: Reads<object, LinkRows> = {
  rule: 'a public link',
  admits({ kind }) {
    if (kind === 'anonymous') throw new AppError('unauthenticatedUser')
    if (kind === 'account') throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: whoeverIsAdmitted,
  rows: () => new LinkRows(),
}
