import { denies, type PermissionEntry, permits } from './entries.ts'

export const planListSubject = 'maintenance-plan-list'
const readers = ['System.Admin', 'Company.Admin', 'Company.Leader', 'Company.Professional']

/** Everybody who works in a company lists the plans that were assigned to it, unless an entry says otherwise. */
export const mayListPlans = ({ roles, entries }: { roles: readonly string[]; entries: readonly PermissionEntry[] }) =>
  !denies(entries, 'read', planListSubject) && (roles.some((role) => readers.includes(role)) || permits(entries, 'read', planListSubject))
