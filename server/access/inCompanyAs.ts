import { AppError } from '#server/kernel/errors.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { signedInAs } from './signedIn.ts'

export interface InCompany extends SignedIn {
  accountId: string
  companyId: string
}

/** An account that works in a company, as one of those. */
export function inCompanyAs(viewer: Viewer, roles: readonly string[]) {
  const account = signedInAs(viewer)
  if (!account.companyId || !account.roles.some((role) => roles.includes(role))) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account as InCompany
}
