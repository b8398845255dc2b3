import type { EntityManager } from 'typeorm'
import { Account } from '#server/accounts/account.entity.ts'
import { User } from '#server/accounts/user.entity.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import type { HeldRows, Under } from '#server/kernel/rows/heldRows.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { Door } from './door.ts'
import { keepStaged, type Staged } from './heldFiles.ts'

export type AccountRow = Row & { accountId: string | null }
export type UserRow = Row & { userId: string | null }

export interface WithinAccount<V extends SignedIn = SignedIn & { accountId: string }> {
  viewer: V
  db: EntityManager
  versionMustBeGiven: boolean
}

/** May act for oneself: whoever has a session, with or without an account chosen. Only a permission makes one. */
export class UserGrant<V extends SignedIn = SignedIn> extends Door<'account' | 'user'> {
  readonly viewer: V
  constructor({ viewer, db, versionMustBeGiven }: WithinAccount<V>) {
    // Of no account there are no rows: nothing equals null.
    super({ ids: { account: viewer.accountId!, user: viewer.userId }, db, versionMustBeGiven })
    this.viewer = viewer
  }

  get userId() {
    return this.viewer.userId
  }
  /** The person. */
  get user(): HeldRows<User> {
    return this.rowsWith(User, { id: this.viewer.userId })
  }
  ofUser<T extends UserRow>(entity: EntityClass<T>, under: Under = {}): HeldRows<T> {
    return this.rowsWith(entity, { userId: this.viewer.userId, ...under })
  }
}

/** May act as one account, on what is its own. Only a permission makes one. */
export class AccountGrant extends UserGrant<SignedIn & { accountId: string }> {
  readonly #db: EntityManager
  constructor(within: WithinAccount) {
    super(within)
    this.#db = within.db
  }

  get accountId() {
    return this.viewer.accountId
  }
  get account(): HeldRows<Account> {
    return this.rowsWith(Account, { id: this.accountId })
  }
  rows<T extends AccountRow>(entity: EntityClass<T>, under: Under = {}): HeldRows<T> {
    return this.rowsWith(entity, { accountId: this.accountId, ...under })
  }

  /** Keeps an upload until a record names it. */
  async keep(staged: Staged) {
    await keepStaged(this.#db, this.accountId, staged)
  }
}

/** Does again what somebody did themselves, where that was lost with a database. */
export const asThemselves = (userId: string, db: EntityManager) =>
  new UserGrant({ viewer: { userId, accountId: null } as SignedIn & { accountId: string }, db, versionMustBeGiven: false })
