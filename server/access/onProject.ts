import { plansThatUnlock } from '#schema/access/plans.ts'
import { isReading, type ProjectRight, type ProjectStanding, standingsWith } from '#schema/access/projectRights.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Ask, Condition, Gate, Grants, Reads } from '#server/kernel/permission.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { type Hole, join, literal, none, raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { Project } from '#server/projects/projects/project.entity.ts'
import { mayByLink } from './estateRights.ts'
import { EstateRows } from './estateRows.ts'
import { whenOn } from './feature.ts'
import { ofLink } from './guards.ts'
import { missingLicence } from './needsLicence.ts'
import { refused } from './onEstate.ts'
import { ProjectGrant } from './projectGrant.ts'
import { ProjectRows } from './projectRows.ts'
import { mayIn, rightsIn } from './projectStanding.ts'
import { signedInAs } from './signedIn.ts'
import { whoAsks } from './somebody.ts'
import { standingIn } from './standing.ts'

type InProject = { projectId: string }
export interface OfProject {
  projectId: string
  estateId: string
  companyId: string
  standing: ProjectStanding
}
export interface ProjectPermission extends Reads<InProject, ProjectRows>, Grants<InProject, ProjectGrant, OfProject> {
  gate(ask: Ask<InProject>): Gate<OfProject>
}

const here = { id: sql`p.id`, estateId: sql`p.estate_id`, companyId: sql`p.company_id` }
const isPaid = sql`exists (select from licence l where l.company_id = p.company_id and l.valid_from <= now() and l.valid_to > now()
  and l.plan in (${join(plansThatUnlock('projects').map(literal), ',')}))`
export const isOpen = sql`p.closed_at is null`
const completed = () => new AppError('projectCompleted')

/** Whoever closes a project, or changes it, waits for those who write into it, and they for whoever does. */
export const beside = raw('for share of p')
const locks = { alone: raw('for no key update of p'), beside }

/** What whoever holds a link may be shown; of a link to one project that one. */
const shown: readonly ProjectRight[] = ['read project', 'read control-areas', 'read documents']
const isShown = (right: ProjectRight) => shown.includes(right)
const linkedProject = ofLink((link) => link.projectId)
const isOfLink = sql`p.estate_id = ${ofLink((link) => link.estateId)} and p.id = coalesce(${linkedProject}::uuid, p.id)`
const showsProjects = sql`${ofLink(({ sections }) => mayByLink(sections, 'read', 'projects'))}::boolean`

/** A project and what the account is to it. */
export const projectSeen = sql`(project p cross join lateral (select ${standingIn(here)} standing offset 0) s)`
/** Those who run a project and its owners see the prices of all; a company that was called in its own alone, which a project does not tell apart. */
export const seesAllPrices = sql`(s.standing in ('manager', 'owner') or s.standing = 'participant' and p.company_id = ${whoAsks.employerId})`
export const pricesOfProject = (projectId: Sql) =>
  sql`coalesce((select ${seesAllPrices} from ${projectSeen} where p.id = ${projectId}), false)`
/** What the account may do in the project that the gate has found, as a JSON list. */
export const rightsBehind = (projectId: Hole) =>
  sql`(select ${rightsIn({ ...here, closedAt: sql`p.closed_at` }, { projectStanding: sql`g.standing` })} from project p where p.id = ${projectId})::jsonb`
export const isTheirs = (right: ProjectRight): Condition => [sql`s.standing in (${join(standingsWith(right).map(literal), ',')})`, refused]
const isStillOpen: Condition = [isOpen, completed]
/** What the customer does in a project is not paid for. */
export const changing = (right: ProjectRight): readonly Condition[] => [
  isTheirs(right),
  [sql`s.standing = 'owner' or ${isPaid}`, missingLicence],
  isStillOpen,
]

/** Orders are a part of their own. */
export const areaOfRight = (right: ProjectRight) => (right.endsWith(' orders') ? 'orders' : 'projects')

/**
 * Doing that in one project. Whatever changes it needs a licence of the company that runs it, and a project that is not
 * completed. `alone` is for what changes the project itself.
 */
export const onProject = (right: ProjectRight, lock: keyof typeof locks = 'beside'): ProjectPermission =>
  whenOn('projectManagement', {
    area: areaOfRight(right),
    keepsToEstates: true,
    rule: `${right} of project/{projectId}${isReading(right) ? '' : ', with a licence for projects where it is not an owner'}`,
    admits: (viewer) => void (viewer.kind === 'link' && isShown(right) ? viewer : signedInAs(viewer)),

    gate({ viewer, input }): Gate<OfProject> {
      const { projectId, estateId } = input as typeof input & { estateId?: Hole }
      const isThere = sql`p.id = ${projectId}${estateId === undefined ? none : sql` and p.estate_id = coalesce(${estateId}::uuid, p.estate_id)`}`
      const facts = { projectId: here.id, estateId: here.estateId, companyId: here.companyId, standing: sql`s.standing` }
      if (viewer === 'link')
        return {
          from: sql`project p cross join (select null standing) s`,
          where: sql`${isThere} and ${isOfLink}`,
          holds: [[showsProjects, refused]],
          facts,
        }
      return {
        from: projectSeen,
        where: sql`${isThere} and s.standing is not null`,
        holds: isReading(right) ? [isTheirs(right)] : changing(right),
        facts,
        lock: locks[lock],
      }
    },
    rows: ({ viewer, input: { projectId } }) =>
      new ProjectRows(projectId, viewer === 'account' ? { projectStanding: sql`g.standing` } : {}),

    within: (viewer, parent, certain) => (viewer === 'account' ? mayIn(right, parent as unknown as Path<Project>, certain) : sql`false`),

    grant: ({ projectId, estateId, companyId, standing }, { call, db }) => {
      const viewer = signedInAs(call.viewer)
      return new ProjectGrant({ projectId, estateId, companyId, standing, viewer, db, versionMustBeGiven: call.versionMustBeGiven })
    },
  })

/** Opening again what is completed: for whoever may do that while it is open, with the same licence. */
export const onCompleted = (right: ProjectRight): ProjectPermission => {
  const project = onProject(right, 'alone')
  const holds = changing(right).filter((condition) => condition !== isStillOpen)
  return { ...project, rule: `${project.rule}, of what is completed`, gate: (ask) => ({ ...project.gate(ask), holds }) }
}

/** The same below a record of the project, for those who see all its prices. */
export const belowWithPrices = (right: ProjectRight): ProjectPermission => ({
  ...onProject(right),
  within: (_viewer, parent) => pricesOfProject((parent as unknown as { projectId: Sql }).projectId),
})

/** The same for rows that stand below others of the same project: who sees those sees these. */
export const belowProject = (right: ProjectRight): ProjectPermission => ({ ...onProject(right), within: () => sql`true` })

/** Of the estate that a project is on, for whoever is signed in and sees the project: who a house belongs to no link tells. */
export const belowProjectOnEstate: Reads<{ estateId: string }, EstateRows> = {
  rule: 'read project of project/{projectId}',
  admits: (viewer) => void signedInAs(viewer),
  gate: () => null,
  rows: ({ input: { estateId } }) => new EstateRows(estateId),
  within: (viewer) => (viewer === 'account' ? sql`true` : sql`false`),
}
