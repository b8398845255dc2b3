import type { RoleName } from '#schema/access/roles.ts'
import { choice } from '#schema/fields.ts'

/** What somebody is in a company; an account there has at least one of these. */
export const companyRoles = ['COMPANY_ADMIN', 'COMPANY_LEADER', 'COMPANY_PROFESSIONAL'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** How the same are written outside it, where an account has roles of other kinds too. */
export const roleOutside = {
  COMPANY_ADMIN: 'Company.Admin',
  COMPANY_LEADER: 'Company.Leader',
  COMPANY_PROFESSIONAL: 'Company.Professional',
} as const satisfies Record<CompanyRole, RoleName>

const inside: ReadonlyMap<unknown, CompanyRole> = new Map(companyRoles.map((role) => [roleOutside[role], role]))
export const rolesOutside = Object.values(roleOutside)

/** Whoever sends a role may write it either way. */
export const companyRole = () =>
  choice(companyRoles)
    .transform((sent: unknown) => inside.get(sent) ?? sent)
    .meta({ also: rolesOutside })
