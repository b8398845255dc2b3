import type { Identity } from '#client/access/identity.ts'
import { isUnlocked } from '#schema/access/plans.ts'

type Asking = Pick<Identity, 'roles'> | undefined
const founders = ['Customer.Owner', 'Company.Admin', 'Company.Leader']

/** Estates are made by those who own them, and by whoever leads a company, for a customer. */
export const mayCreateEstates = (identity: Asking) => identity?.roles.some((role) => founders.includes(role)) ?? false

/** Whoever leads a company adds the estate of a new customer together with the project on it. */
export const startsForCustomers = (identity: Identity | undefined) =>
  Boolean(
    identity?.features['projectManagement'] &&
    identity.companyId &&
    mayCreateEstates(identity) &&
    isUnlocked(identity.licences, 'projects'),
  )
