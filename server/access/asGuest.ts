import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import type { Grants } from '#server/kernel/permission.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { type OfEstate, onEstate } from './onEstate.ts'

/** Being a guest of one estate, for whoever is. */
export class Guesthood {
  readonly #estateId: string
  readonly #viewer: SignedIn
  readonly #db: EntityManager
  constructor(estateId: string, viewer: SignedIn, db: EntityManager) {
    this.#estateId = estateId
    this.#viewer = viewer
    this.#db = db
  }

  async end(): Promise<string> {
    const [[ended]]: [{ id: string }[]] = await this.#db.query(
      'delete from guest_invitation where estate_id = $1 and account_id = $2 returning id',
      [this.#estateId, this.#viewer.accountId],
    )
    if (!ended) throw new AppError('authorizationFailure')
    return ended.id
  }
}

const seesIt = onEstate('read')

/** Whoever sees the estate as a guest may do what guests do; owners and others are refused. */
export const asGuest: Grants<{ estateId: string }, Guesthood, OfEstate> = {
  rule: 'a guest of the estate',
  admits: (viewer) => {
    seesIt.admits(viewer)
    if (viewer.kind !== 'account') throw new AppError('authorizationFailure')
  },
  gate: (ask) => seesIt.gate(ask),
  grant: ({ estateId }, { call, db }) => new Guesthood(estateId, call.viewer as SignedIn, db),
}
