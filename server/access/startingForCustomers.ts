import { AppError } from '#server/kernel/errors.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { isReached } from '#server/kernel/tokenReach.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { whenOn } from './feature.ts'
import { FoundingGrant } from './foundingEstates.ts'
import { inCompanyAs } from './inCompanyAs.ts'
import { withLicence } from './needsLicence.ts'
import { StartingGrant } from './startingProjects.ts'

/** May add an estate for a customer, and start projects where its company is let in. Only a permission makes one. */
export class CustomerProjectGrant extends StartingGrant {
  readonly founder: FoundingGrant
  constructor(within: ConstructorParameters<typeof StartingGrant>[0]) {
    super(within)
    this.founder = new FoundingGrant(within)
  }
}

function leader(viewer: Viewer) {
  const place = inCompanyAs(viewer, ['Company.Admin', 'Company.Leader'])
  // It is about two parts of the product: a token for the one alone does not make what belongs to the other.
  if (place.limits && !isReached(place.limits, { area: 'estates' })) throw new AppError('unauthorizedUser', { reason: 'scope' })
  return place
}

/** Whoever may add estates for customers, and start projects. */
const both: Grants<object, CustomerProjectGrant> = {
  area: 'projects',
  rule: 'an account with the role Company.Admin or Company.Leader; a token that is made for parts of the product, for projects and estates both',
  admits: (viewer) => void leader(viewer),
  gate: whoeverIsAdmitted,
  grant(_, { call, db }) {
    const viewer = leader(call.viewer)
    return new CustomerProjectGrant({ companyId: viewer.companyId, viewer, db, versionMustBeGiven: call.versionMustBeGiven })
  },
}
export const startsForCustomers = whenOn('projectManagement', withLicence('projects', both))
