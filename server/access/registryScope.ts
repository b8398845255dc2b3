import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { OwnedProperty } from '#server/kernel/registers.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { AccountGrant } from './accountGrant.ts'
import { countSearch } from './searchingProperties.ts'
import { signedInAs } from './signedIn.ts'

type Acting = SignedIn & { accountId: string }

/** An entry and an estate are the same where their places in the land register are. */
export const estateAt = `(e.identity_kind = r.identity_kind and case r.identity_kind
  when 'cadastre' then e.municipality_no = r.municipality_no and e.gnr = r.gnr and e.bnr = r.bnr and e.fnr = r.fnr and e.snr = r.snr
  else e.organization_number = r.organization_number and e.share_number = r.share_number end)`

const owned = `select r.id, e.id "estateId", coalesce(o.claim_status, 'unclaimed') "claimStatus", r.identity_kind "identityKind",
    r.municipality_no "municipalityNumber", r.gnr, r.bnr, r.fnr, r.snr, r.organization_number "organizationNumber", r.share_number "shareNumber",
    r.ownership_kind "ownershipKind", r.house_type "houseType", r.built_year "builtYear", r.plot_area_m2 "plotAreaM2",
    r.address_line1 "addressLine1", r.address_line2 "addressLine2", r.share_numerator "shareNumerator", r.share_denominator "shareDenominator"
  from estate_registry_entry r left join estate e on ${estateAt} left join estate_owner o on o.estate_id = e.id and o.account_id = $2
  where r.user_id = $1 order by r.address_line1 collate "nb-NO-x-icu", r.id limit 200`

const columns = [
  'identityKind',
  'municipalityNo',
  'gnr',
  'bnr',
  'fnr',
  'snr',
  'organizationNumber',
  'shareNumber',
  'ownershipKind',
  'houseType',
  'builtYear',
  'plotAreaM2',
  'addressLine1',
  'addressLine2',
  'shareNumerator',
  'shareDenominator',
] as const
const addEntry = `insert into estate_registry_entry (user_id, identity_kind, municipality_no, gnr, bnr, fnr, snr, organization_number, share_number,
    ownership_kind, house_type, built_year, plot_area_m2, address_line1, address_line2, share_numerator, share_denominator)
  values ($1, ${columns.map((_, i) => `$${i + 2}`).join()})`

/** What the land register says of the signed-in user. */
export class RegistryScope {
  readonly #viewer: Acting
  readonly #db: EntityManager
  constructor(viewer: Acting, db: EntityManager) {
    this.#viewer = viewer
    this.#db = db
  }

  async estates() {
    const { userId, accountId } = this.#viewer
    const [user]: { askedAt: Date | null }[] = await this.#db.query('select registry_asked_at "askedAt" from app_user where id = $1', [
      userId,
    ])
    const { askedAt } = user!
    return { isRegistered: askedAt !== null, askedAt, estates: await this.#db.query(owned, [userId, accountId]) }
  }

  count() {
    return countSearch(new AccountGrant({ viewer: this.#viewer, db: this.#db, versionMustBeGiven: false }))
  }

  /** A user is one person, and a person one user: whoever has given a number can't try those of others. */
  async register(identityHash: Buffer, properties: readonly OwnedProperty[]) {
    const { userId } = this.#viewer
    const [user]: { known: Buffer | null }[] = await this.#db.query('select identity_hash known from app_user where id = $1 for update', [
      userId,
    ])
    const others: unknown[] = await this.#db.query('select from app_user where identity_hash = $1 and id <> $2', [identityHash, userId])
    if (others.length || (user!.known && !user!.known.equals(identityHash))) throw new AppError('registrationEntityAlreadyExists')
    const status = properties[0]?.personStatus ?? null
    await this.#db.query(
      'update app_user set identity_hash = $2, person_status = coalesce($3, person_status), registry_asked_at = now() where id = $1',
      [userId, identityHash, status],
    )
    await this.#db.query('delete from estate_registry_entry where user_id = $1', [userId])
    for (const property of properties) await this.#db.query(addEntry, [userId, ...columns.map((column) => property[column])])
  }

  /** Adds an owner and takes none away. */
  async claim(estateId: string) {
    const { userId, accountId } = this.#viewer
    const [found]: Claimable[] = await this.#db.query(
      `select e.id "estateId", e.address_line1 "addressLine1", e.address_line2 "addressLine2", r.share_numerator numerator, r.share_denominator denominator,
        u.person_status "personStatus" from estate e join estate_registry_entry r on ${estateAt} join app_user u on u.id = r.user_id
        where e.id = $1 and r.user_id = $2 limit 1`,
      [estateId, userId],
    )
    if (!found) throw new AppError('entityNotFound')
    if (found.personStatus === 'D') throw new AppError('authorizationFailure')
    const claimed: unknown[] = await this.#db.query(
      `insert into estate_owner (estate_id, account_id, share_numerator, share_denominator) values ($1, $2, $3, $4)
        on conflict (account_id, estate_id) do update set claim_status = 'claimed', share_numerator = $3, share_denominator = $4 where estate_owner.claim_status <> 'claimed' returning id`,
      [estateId, accountId, found.numerator, found.denominator],
    )
    if (!claimed.length) throw new AppError('entityAlreadyExists')
    return { ...found, claimStatus: 'claimed' }
  }
}

interface Claimable {
  estateId: string
  addressLine1: string
  addressLine2: string | null
  numerator: number
  denominator: number
  personStatus: string | null
}

/** The land register is asked by owners, about themselves. */
export const inEstateRegistry: Grants<object, RegistryScope> = {
  rule: 'an account with the role Customer.Owner, about its own user',
  admits: (viewer) => void owner(signedInAs(viewer)),
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new RegistryScope(owner(signedInAs(call.viewer)), db),
}

function owner(account: Acting) {
  if (!account.roles.includes('Customer.Owner')) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account
}
