import type { RoleName } from '#schema/access/roles.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { signedInWith } from './signedIn.ts'

export interface InCompany extends SignedIn {
  accountId: string
  companyId: string
}

/** An account that works in a company, as one of those. */
export function inCompanyAs(viewer: Viewer, roles: readonly RoleName[]) {
  const account = signedInWith(viewer, { anyOf: roles })
  if (!account.companyId) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account as InCompany
}
