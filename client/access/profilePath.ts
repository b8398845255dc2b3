import type { Identity } from './identity.ts'

/** Where one's profile is opened: a customer's own, the company's to keep for its administrator, to look at for its other people. */
export function profilePath({ companyId, roles, features }: Pick<Identity, 'companyId' | 'roles' | 'features'>) {
  if (!companyId || !features['companyAccountManagement']) return '/private/profile'
  return roles.includes('Company.Admin') ? '/private/company/admin' : '/private/profile/company'
}
