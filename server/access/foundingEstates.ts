import type { EntityManager } from 'typeorm'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Permission, Written } from '#server/kernel/operation.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { EstateScope } from './estateScope.ts'
import { addEstate } from './estateValues.ts'
import { estateAt } from './registryScope.ts'
import { signedInAs } from './signedIn.ts'

type Values = Readonly<Record<string, unknown>>

/** Whom the land register names as an owner owns that part of it; of whoever else adds an estate it is taken for granted. */
const addFounder = `insert into estate_owner (estate_id, account_id, claim_status, share_numerator, share_denominator)
  select e.id, $2, case when r.id is null then 'claimedByDefault' else 'claimed' end, coalesce(r.share_numerator, 1), coalesce(r.share_denominator, 1)
  from estate e left join estate_registry_entry r on r.user_id = $3 and ${estateAt} where e.id = $1 limit 1`

/** A new estate, of the account that acts. */
export class Founder {
  readonly #viewer: Viewer & { kind: 'account' }
  readonly #db: EntityManager
  constructor(viewer: Viewer & { kind: 'account' }, db: EntityManager) {
    this.#viewer = viewer
    this.#db = db
  }

  async add({ imageFileId, ...values }: Values & { imageFileId?: string | null }) {
    const estateId = await addEstate(this.#db, { ...values, imageFileId })
    await this.#db.query(addFounder, [estateId, this.#viewer.accountId, this.#viewer.userId])
    const scope = new EstateScope({ estateId, section: 'estate', viewer: this.#viewer, db: this.#db, versionMustBeGiven: false })
    if (imageFileId) await scope.adoptFile(imageFileId, 'imageFileId')
    return new Written(Estate, estateId, Object.keys(values), true)
  }

  /** Whether any estate here has this place in the land register, whoever it is shown to. */
  async has(identity: Values) {
    return this.#db.existsBy(Estate, Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== null)))
  }
}

/** Estates are made by those who own them. */
export const foundingEstates: Permission<object, never, Founder> = {
  rule: 'an account with the role Customer.Owner',
  admits: refuseOthers,
  reads() {
    throw new Error('an estate that is to be has no rows to read')
  },
  grant: async ({ call, db }) => new Founder(refuseOthers(call.viewer), db),
}

function refuseOthers(viewer: Viewer) {
  const account = signedInAs(viewer)
  if (!account.roles.includes('Customer.Owner')) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account
}
