import type { EntityManager } from 'typeorm'
import { plansThatUnlock } from '#schema/access/plans.ts'
import { isReading, type ProjectRight, type ProjectStanding, standingsWith } from '#schema/access/projectRights.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Permission } from '#server/kernel/operation.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { join, literal, none, Param, raw, sql, statement } from '#server/kernel/read/sql.ts'
import type { Project } from '#server/projects/projects/project.entity.ts'
import { whenOn } from './feature.ts'
import { missingLicence } from './needsLicence.ts'
import { ProjectRows, ProjectScope } from './projectScope.ts'
import { mayIn, standingIn } from './projectStanding.ts'
import { signedInAs } from './signedIn.ts'

type InProject = { projectId: string }
export type ProjectPermission = Permission<InProject, ProjectRows, ProjectScope>

const here = { id: sql`p.id`, estateId: sql`p.estate_id`, companyId: sql`p.company_id` }
const isPaid = sql`exists (select from licence l where l.company_id = p.company_id and l.valid_from <= now() and l.valid_to > now()
  and l.plan in (${join(plansThatUnlock('projects').map(literal), ',')}))`

/** Whoever closes a project, or changes it, waits for those who write into it, and they for whoever does. */
const locks = { alone: raw('for no key update of p'), beside: raw('for share of p') }
const finding = (lock: keyof typeof locks) =>
  statement(sql`select p.id, p.estate_id "estateId", p.company_id "companyId", p.closed_at is not null "isCompleted", ${standingIn(here)} standing,
    ${isPaid} "isPaid" from project p where p.id = ${new Param(({ input }) => input['projectId'])} ${locks[lock]}`)
const statements = { alone: finding('alone'), beside: finding('beside') }

interface Found {
  id: string
  estateId: string
  companyId: string
  isCompleted: boolean
  isPaid: boolean
  standing: ProjectStanding | null
}

/** What the customer does in a project is not paid for. */
const free: readonly ProjectRight[] = ['approve orders']

/**
 * Doing that in one project. Whatever changes it needs a licence of the company that runs it, and a project that is not
 * completed. `alone` is for what changes the project itself.
 */
export const onProject = (right: ProjectRight, lock: keyof typeof locks = 'beside'): ProjectPermission =>
  whenOn('projectManagement', {
    rule: `${right} of project/{projectId}${isReading(right) || free.includes(right) ? '' : ', with a licence for projects'}`,
    admits: (viewer) => void signedInAs(viewer),

    reads: ({ viewer, input: { projectId } }) => ({
      gate:
        viewer === 'account'
          ? sql`select x.standing in (${join(standingsWith(right).map(literal), ',')})${isReading(right) ? none : sql` and x.closed_at is null`} may,
              x.standing from (select ${standingIn(here)} standing, p.closed_at from project p where p.id = ${projectId}) x where x.standing is not null`
          : sql`select false may where false`,
      scope: new ProjectRows(projectId, viewer === 'account' ? { projectStanding: sql`g.standing` } : {}),
    }),

    within: (viewer, parent, certain) => (viewer === 'account' ? mayIn(right, parent as unknown as Path<Project>, certain) : sql`false`),

    async grant({ call, input, db }) {
      const found = await find(db, call, input, lock)
      if (!found?.standing) throw new AppError('entityNotFound')
      const { id: projectId, estateId, companyId, standing, isPaid, isCompleted } = found
      call.noted.estateId = estateId
      if (!standingsWith(right).includes(standing)) throw new AppError('authorizationFailure')
      if (!isReading(right) && !isPaid && !free.includes(right)) throw missingLicence()
      if (!isReading(right) && isCompleted) throw new AppError('projectCompleted')
      const viewer = signedInAs(call.viewer)
      return new ProjectScope({ projectId, estateId, companyId, standing, viewer, db, versionMustBeGiven: call.versionMustBeGiven })
    },
  })

/** The same for rows that stand below others of the same project: who sees those sees these. */
export const belowProject = (right: ProjectRight): ProjectPermission => ({ ...onProject(right), within: () => sql`true` })

async function find(db: EntityManager, call: Call, input: InProject, lock: keyof typeof locks) {
  const asked = statements[lock]
  const [found]: Found[] = await db.query(asked.text, asked.values({ viewer: signedInAs(call.viewer), input, variables: {} }))
  return found
}
