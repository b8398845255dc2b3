import { type Identity, leadsCompany } from '#client/access/identity.ts'
import { isUnlocked } from '#schema/access/plans.ts'

type Asking = Pick<Identity, 'roles'> | undefined

/** Estates are made by those who own them, and by whoever leads a company, for a customer. */
export const mayCreateEstates = (identity: Asking) => leadsCompany(identity) || (identity?.roles.includes('Customer.Owner') ?? false)

/** Whoever leads a company adds the estate of a new customer together with the project on it. */
export const startsForCustomers = (identity: Identity | undefined) =>
  Boolean(
    identity?.features['projectManagement'] &&
    identity.companyId &&
    mayCreateEstates(identity) &&
    isUnlocked(identity.licences, 'projects'),
  )
