import type { Action } from '#schema/access/entries.ts'
import { hasRoles, type RoleName } from '#schema/access/roles.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Gate, Grants, Reads } from '#server/kernel/permission.ts'
import { type Hole, Param, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { CompanyGrant } from './companyGrant.ts'
import { companyLeaders as leaders } from './companyLeaders.ts'
import { CompanyRows } from './companyRows.ts'
import { companyId as ownCompanyId, ofAccount } from './guards.ts'
import { signedInAs } from './signedIn.ts'

const admin = ['Company.Admin'] as const
const everybody = ['Company.Admin', 'Company.Leader', 'Company.Professional'] as const

/** The one table of who may do what in their own company. A system admin may in every company. */
const allowed = {
  company: { read: everybody, update: admin },
  users: { read: admin, create: admin, update: admin },
  license: { create: admin },
  subcontractors: { read: everybody, create: leaders, update: leaders },
} as const satisfies Record<string, Partial<Record<Action, readonly RoleName[]>>>

type Section = keyof typeof allowed
type ActionOn<S extends Section> = keyof (typeof allowed)[S] & Action
/** Without an id it is the company of who asks. */
type OnCompany = { companyId?: string | null | undefined }

interface OfCompany {
  companyId: string
}
export type CompanyPermission = Reads<OnCompany, CompanyRows> & Grants<OnCompany, CompanyGrant, OfCompany>

/** Acting on a company, or on a part of it. Who lacks the role is told so; another's company does not exist. */
export const onCompany = <S extends Section>(action: ActionOn<S>, section: S): CompanyPermission => {
  const roles = (allowed[section] as Partial<Record<Action, readonly RoleName[]>>)[action]!
  return {
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
      if (viewer !== 'account') return sql`false`
      const may = ofAccount((account) => holds(account, roles))
      return sql`(${may}::boolean and (${all}::boolean or ${(parent as unknown as { id: Sql }).id} = ${ownCompanyId}))`
    },
    grant: ({ companyId }, { call, db }) =>
      new CompanyGrant({ companyId, viewer: signedInAs(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
  }
}

const isSystemAdmin = ({ roles }: SignedIn) => hasRoles(roles, { allOf: ['System.Admin'] })
const holds = (viewer: SignedIn, roles: readonly RoleName[]) => isSystemAdmin(viewer) || hasRoles(viewer.roles, { anyOf: roles })
const reaches = (viewer: SignedIn, companyId: unknown) => isSystemAdmin(viewer) || viewer.companyId === companyId
const isLeftOut = (asked: Hole) => asked instanceof Param && asked.given === false
const isTheirs = ofAccount((viewer, { companyId }) => companyId == null || reaches(viewer, companyId))
const all = ofAccount(isSystemAdmin)
