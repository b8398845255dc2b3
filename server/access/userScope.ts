import type { EntityManager } from 'typeorm'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { Rows } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { estatesClosedTo } from './estateRights.ts'
import { accountId, ofAccount } from './guards.ts'

/** What is an account's own, for reading. */
export class AccountRows {
  /** The estates that the account owns, less those that an entry takes away. */
  estates() {
    const closed = ofAccount(({ entries }) => estatesClosedTo(entries))
    return new Rows<Estate>(Estate, [
      ({ id }) => sql`${id} in (select estate_id from estate_owner where account_id = ${accountId}) and ${id} <> all(${closed}::uuid[])`,
    ])
  }
}

/** A signed-in user's own things: sessions, profiles, password. */
export class UserScope {
  readonly viewer: SignedIn
  readonly db: EntityManager
  constructor(viewer: SignedIn, db: EntityManager) {
    this.viewer = viewer
    this.db = db
  }
}
