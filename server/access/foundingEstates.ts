import type { EntityManager } from 'typeorm'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { estateAt } from '#server/registry/estateRegistry/registryEntry.entity.ts'
import { EstateScope } from './estateScope.ts'
import { type Customer, inviteOwner } from './invitedOwners.ts'
import { signedInAs } from './signedIn.ts'

type Values = Readonly<Record<string, unknown>>

/** Whom the land register names as an owner owns that part of it; of whoever else adds an estate it is taken for granted. */
const addFounder = `insert into estate_owner (estate_id, account_id, claim_status, share_numerator, share_denominator)
  select e.id, $2, case when r.id is null then 'claimedByDefault' else 'claimed' end, coalesce(r.share_numerator, 1), coalesce(r.share_denominator, 1)
  from estate e left join estate_registry_entry r on r.user_id = $3 and ${estateAt} where e.id = $1 limit 1`

const letIn = `insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimedByDefault', now())`

/** A new estate, of the account that acts; or of the customer whom its company adds it for. */
export class Founder {
  readonly #viewer: Viewer & { kind: 'account' }
  readonly #db: EntityManager
  constructor(viewer: Viewer & { kind: 'account' }, db: EntityManager) {
    this.#viewer = viewer
    this.#db = db
  }

  async add(call: Call, { imageFileId, ...values }: Values & { imageFileId?: string | null }, customer: Customer | undefined) {
    const { companyId, accountId, userId } = this.#viewer
    if (companyId && !customer) throw invalid('customerEmail', 'required')
    const { identifiers } = await this.#db.insert(Estate, { ...values, imageFileId })
    const estateId = String(identifiers[0]!['id'])
    if (companyId && customer) await this.#addFor(customer, { call, estateId, companyId, address: String(values['addressLine1']) })
    else await this.#db.query(addFounder, [estateId, accountId, userId])
    const scope = new EstateScope({
      estateId,
      section: 'estate',
      standing: 'owner',
      viewer: this.#viewer,
      db: this.#db,
      versionMustBeGiven: false,
    })
    if (imageFileId) await scope.adoptPicture(imageFileId, 'imageFileId')
    return new Written(Estate, estateId, Object.keys(values), true)
  }

  async #addFor(customer: Customer, { call, ...where }: { call: Call; estateId: string; companyId: string; address: string }) {
    await this.#db.query(letIn, [where.estateId, where.companyId])
    await inviteOwner(this.#db, call.outbox, { ...where, customer, language: call.language })
  }

  /** Whether any estate here has this place in the land register, whoever it is shown to. */
  async has(identity: Values) {
    return this.#db.existsBy(Estate, Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== null)))
  }
}

const founders = ['Customer.Owner', 'Company.Admin', 'Company.Leader']

/** Estates are made by those who own them, and by whoever leads a company, for a customer. */
export const foundingEstates: Grants<object, Founder> = {
  rule: 'an account with the role Customer.Owner, Company.Admin or Company.Leader',
  admits: refuseOthers,
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new Founder(refuseOthers(call.viewer), db),
}

function refuseOthers(viewer: Viewer) {
  const account = signedInAs(viewer)
  if (!account.roles.some((role) => founders.includes(role))) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account
}
