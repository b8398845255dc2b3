import type { EntityManager } from 'typeorm'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { RegisteredIdentity } from '#server/kernel/registers.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { AccountGrant, type WithinAccount } from './accountGrant.ts'
import { EstateGrant } from './estateGrant.ts'
import { signedInWith } from './signedIn.ts'

/** May make estates, as the account that acts. Only a permission makes one. */
export class FoundingGrant extends AccountGrant {
  readonly #db: EntityManager
  constructor(within: WithinAccount) {
    super(within)
    this.#db = within.db
  }

  /** A new estate, and all that its owner may do there. */
  async addEstate(values: Partial<Estate>): Promise<EstateGrant> {
    const { id: estateId } = await this.rowsWith(Estate, {}).add(values)
    return new EstateGrant({ estateId, section: 'estate', standing: 'owner', viewer: this.viewer, db: this.#db, versionMustBeGiven: false })
  }

  /** Whether any estate here has this place in the land register, whoever it is shown to. */
  async isTaken(identity: RegisteredIdentity) {
    const place = Object.entries(identity).filter(([, value]) => value !== null)
    return this.rowsWith(Estate, {}).exists({ ...Object.fromEntries(place), removedAt: null })
  }
}

const refuseOthers = (viewer: Viewer) => signedInWith(viewer, { anyOf: ['Customer.Owner', 'Company.Admin', 'Company.Leader'] })

/** Estates are made by those who own them, and by whoever leads a company, for a customer. */
export const foundingEstates: Grants<object, FoundingGrant> = {
  area: 'estates',
  rule: 'an account with the role Customer.Owner, Company.Admin or Company.Leader',
  admits: refuseOthers,
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new FoundingGrant({ viewer: refuseOthers(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
}
