import type { Action } from '#schema/access/entries.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Permission } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { CompanyRows, CompanyScope } from './companyScope.ts'
import { ofAccount } from './guards.ts'
import { signedInAs } from './signedIn.ts'

const admin = ['Company.Admin'] as const
const everybody = ['Company.Admin', 'Company.Leader', 'Company.Professional'] as const

/** The one table of who may do what in their own company. A system admin may in every company. */
const allowed = {
  company: { read: everybody, update: admin },
  users: { read: admin, create: admin, update: admin },
  license: { create: admin },
} as const satisfies Record<string, Partial<Record<Action, readonly string[]>>>

type Section = keyof typeof allowed
type ActionOn<S extends Section> = keyof (typeof allowed)[S] & Action
type OnCompany = { companyId: string }

export type CompanyPermission = Permission<OnCompany, CompanyRows, CompanyScope>

/** Acting on a company, or on a part of it. Who lacks the role is told so; another's company does not exist. */
export const onCompany = <S extends Section>(action: ActionOn<S>, section: S): CompanyPermission => {
  const roles = (allowed[section] as Partial<Record<Action, readonly string[]>>)[action]!
  return {
    rule: `${action} company/{companyId}${section === 'company' ? '' : `/${section}`}`,
    admits(viewer) {
      const account = signedInAs(viewer)
      if (!isSystemAdmin(account) && !account.roles.some((role) => roles.includes(role)))
        throw new AppError('unauthorizedUser', { reason: 'role' })
    },
    reads: ({ input: { companyId } }) => ({
      gate: sql`select true may from company where id = ${companyId} and ${isTheirs}::boolean`,
      scope: new CompanyRows(companyId),
    }),
    async grant({ call, input: { companyId }, db }) {
      const viewer = signedInAs(call.viewer)
      const [company]: unknown[] = reaches(viewer, companyId) ? await db.query('select from company where id = $1', [companyId]) : []
      if (!company) throw new AppError('entityNotFound')
      return new CompanyScope({ companyId, viewer, db })
    },
  }
}

const isSystemAdmin = ({ roles }: SignedIn) => roles.includes('System.Admin')
const reaches = (viewer: SignedIn, companyId: unknown) => isSystemAdmin(viewer) || viewer.companyId === companyId
const isTheirs = ofAccount((viewer, { companyId }) => reaches(viewer, companyId))
