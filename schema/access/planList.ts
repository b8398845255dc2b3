import { denies, type PermissionEntry, permits } from './entries.ts'
import { hasRoles } from './roles.ts'

export const planListSubject = 'maintenance-plan-list'
const readers = ['System.Admin', 'Company.Admin', 'Company.Leader', 'Company.Professional'] as const

/** Everybody who works in a company lists the plans that were assigned to it, unless an entry says otherwise. */
export const mayListPlans = ({ roles, entries }: { roles: readonly string[]; entries: readonly PermissionEntry[] }) =>
  !denies(entries, 'read', planListSubject) && (hasRoles(roles, { anyOf: readers }) || permits(entries, 'read', planListSubject))
