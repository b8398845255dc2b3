import { AppError } from '#server/kernel/errors.ts'
import type { Grants } from '#server/kernel/permission.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import type { AccountGrant } from './accountGrant.ts'
import { asAccountThat, signedInAs } from './signedIn.ts'

/** Properties are searched by those who own them, and by companies that work on them. */
export const searchingProperties: Grants<object, AccountGrant> = {
  ...asAccountThat('an account with the role Customer.Owner, or one in a company', searcher),
  area: 'open',
  keepsToEstates: true,
  opensToSearchTokens: true,
}

function searcher(viewer: Viewer) {
  const account = signedInAs(viewer)
  if (!account.companyId && !account.roles.includes('Customer.Owner')) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account
}
