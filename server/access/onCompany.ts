import type { Action } from '#schema/access/entries.ts'
import { hasRoles, type RoleName } from '#schema/access/roles.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Gate, Grants, Reads } from '#server/kernel/permission.ts'
import { isLeftOut, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { CompanyGrant } from './companyGrant.ts'
import { companyLeaders as leaders } from './companyLeaders.ts'
import { CompanyRows } from './companyRows.ts'
import { companyId as ownCompanyId, ofAccount } from './guards.ts'
import { inPerson } from './inPerson.ts'
import { signedInAs } from './signedIn.ts'

const admin = ['Company.Admin'] as const
const everybody = ['Company.Admin', 'Company.Leader', 'Company.Professional'] as const

/** The one table of who may do what in their own company. A system admin may in every company. */
const allowed = {
  company: { read: everybody, update: admin },
  users: { read: admin, create: admin, update: admin },
  license: { create: admin },
  subcontractors: { read: everybody, create: leaders, update: leaders },
  'control-templates': { read: everybody, create: leaders, update: leaders, delete: leaders },
} as const satisfies Record<string, Partial<Record<Action, readonly RoleName[]>>>

/** Who works there, and what is bought for it, a person decides. */
const decidedInPerson: readonly string[] = ['users', 'license']

type Section = keyof typeof allowed
type ActionOn<S extends Section> = keyof (typeof allowed)[S] & Action
/** Without an id it is the company of who asks. */
type OnCompany = { companyId?: string | null | undefined }
type OfCompany = { companyId: string }
export type CompanyPermission = Reads<OnCompany, CompanyRows> & Grants<OnCompany, CompanyGrant, OfCompany>

/** Acting on a company, or on a part of it. Who lacks the role is told so; another's company does not exist. Who sees a row sees what is `below` it. */
export const onCompany = <S extends Section>(action: ActionOn<S>, section: S, place?: 'below'): CompanyPermission => {
  const roles = (allowed[section] as Partial<Record<Action, readonly RoleName[]>>)[action]!
  const acting: CompanyPermission = {
    area: section === 'license' ? 'licences' : 'company',
    rule: `${action} company/{companyId}${section === 'company' ? '' : `/${section}`}`,
    admits(viewer) {
      if (!holds(signedInAs(viewer), roles)) throw new AppError('unauthorizedUser', { reason: 'role' })
    },
    gate: ({ input: { companyId } }): Gate<OfCompany> => ({
      from: sql`company c`,
      where: sql`c.id = ${isLeftOut(companyId) ? ownCompanyId : companyId} and ${isTheirs}::boolean`,
      holds: [],
      facts: { companyId: sql`c.id` },
    }),
    rows: ({ input: { companyId } }) => new CompanyRows(isLeftOut(companyId) ? ownCompanyId : companyId),
    within(viewer, parent) {
      if (place || viewer !== 'account') return place ? sql`true` : sql`false`
      const [may, all] = [ofAccount((account) => holds(account, roles)), ofAccount(isSystemAdmin)]
      return sql`(${may}::boolean and (${all}::boolean or ${(parent as unknown as { id: Sql }).id} = ${ownCompanyId}))`
    },
    grant: ({ companyId }, { call, db }) =>
      new CompanyGrant({ companyId, viewer: signedInAs(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
  }
  return action !== 'read' && decidedInPerson.includes(section) ? inPerson(acting) : acting
}

const isSystemAdmin = ({ roles }: SignedIn) => hasRoles(roles, { allOf: ['System.Admin'] })
const holds = (viewer: SignedIn, roles: readonly RoleName[]) => isSystemAdmin(viewer) || hasRoles(viewer.roles, { anyOf: roles })
const isTheirs = ofAccount((viewer, { companyId }) => companyId == null || isSystemAdmin(viewer) || viewer.companyId === companyId)
