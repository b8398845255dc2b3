import type { Action } from '#schema/access/entries.ts'
import { planListSubject } from '#schema/access/planList.ts'
import { deliversDocuments } from '#server/access/deliveringDocuments.ts'
import { whenOn } from '#server/access/feature.ts'
import { foundingEstates } from '#server/access/foundingEstates.ts'
import { inEstateRegistry } from '#server/access/inEstateRegistry.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { onCompany } from '#server/access/onCompany.ts'
import { ordersCompanyLicence, ordersLicence } from '#server/access/onLicences.ts'
import { listsPlans } from '#server/access/planList.ts'
import { searchingProperties } from '#server/access/searchingProperties.ts'
import { asAccount, seesWords, uploads } from '#server/access/signedIn.ts'
import { startsProjects } from '#server/access/startingProjects.ts'
import type { Feature } from '#server/config/features.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Rule } from '#server/kernel/permission.ts'
import { refuseBeyondToken } from '#server/kernel/tokenReach.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'

interface Given {
  subject: string
  action: Action
  /** The very permission that is asked before it is done. */
  by: Rule
}

const ofCompanies = <P extends Rule>(permission: P) => whenOn('companyAccountManagement', permission)

const onOwnCompany = (companyId: string): readonly Given[] => {
  const company = `company/${companyId}`
  return [
    { subject: company, action: 'read', by: ofCompanies(onCompany('read', 'company')) },
    { subject: company, action: 'update', by: ofCompanies(onCompany('update', 'company')) },
    { subject: `${company}/users`, action: 'read', by: ofCompanies(onCompany('read', 'users')) },
    { subject: `${company}/users`, action: 'create', by: ofCompanies(onCompany('create', 'users')) },
    { subject: `${company}/users`, action: 'update', by: ofCompanies(onCompany('update', 'users')) },
    { subject: `${company}/license`, action: 'create', by: ordersCompanyLicence },
    { subject: `${company}/subcontractors`, action: 'read', by: onCompany('read', 'subcontractors') },
    { subject: `${company}/subcontractors`, action: 'create', by: onCompany('create', 'subcontractors') },
    { subject: `${company}/subcontractors`, action: 'update', by: onCompany('update', 'subcontractors') },
  ]
}

const anywhere: readonly Given[] = [
  { subject: planListSubject, action: 'read', by: listsPlans },
  { subject: 'task', action: 'create', by: deliversDocuments },
  { subject: 'project', action: 'create', by: startsProjects },
  { subject: 'estate', action: 'create', by: foundingEstates },
  { subject: 'estate-registry', action: 'read', by: inEstateRegistry },
  { subject: 'property-search', action: 'read', by: searchingProperties },
  { subject: 'user/license', action: 'create', by: ordersLicence },
  { subject: 'profile', action: 'update', by: inPerson(asAccount) },
  { subject: 'access-token', action: 'create', by: inPerson(asAccount) },
  { subject: 'file', action: 'create', by: uploads },
  { subject: 'classifier', action: 'read', by: seesWords },
]

/**
 * What an account may do by its roles and licences, told like entries. What it may do on an estate or in a project hangs on
 * what it is to that, and is told there.
 */
export const givenByRole = (viewer: SignedIn, features: readonly Feature[]) =>
  [...anywhere, ...(viewer.companyId ? onOwnCompany(viewer.companyId) : [])]
    .filter(({ by, action }) => (!by.feature || features.includes(by.feature)) && isAdmitted(viewer, by, action))
    .map(({ subject, action }) => ({ subject, action, effect: 'allow' as const, expirationDate: null }))

function isAdmitted(viewer: SignedIn, by: Rule, action: Action) {
  try {
    refuseBeyondToken(viewer, by, action !== 'read')
    by.admits(viewer)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
