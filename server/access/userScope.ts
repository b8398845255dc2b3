import type { EntityManager } from 'typeorm'
import { Company } from '#server/companies/company.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { type Call, StaleViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import { OneRow, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { type AccessScope, accessTokensOf, createAccessToken, revokeAccessToken } from './accessTokens.ts'
import { askForExport, latestExport } from './dataExports.ts'
import { depart, departureOf } from './departure.ts'
import { detailsOf, type NewDetails, updateDetails } from './details.ts'
import { estatesClosedTo, estatesOpenTo } from './estateRights.ts'
import { accountId, companyId, ofAccount } from './guards.ts'
import { sharedWithMe } from './guesthood.ts'
import { identityOf } from './identity.ts'
import { settleInvitations } from './invitedOwners.ts'
import { LoginAttempts } from './loginAttempts.ts'
import { mailChoicesOf } from './mailChoices.ts'
import { endOtherSessions, selectAccount } from './sessions.ts'

/** What is an account's own, and what everybody shows to accounts, for reading. */
export class AccountRows {
  /**
   * The estates that the account owns, or that let its company in, less those that an entry takes away. The company is a
   * sub-select, so that PostgreSQL does not see where there is none: it would plan each such call anew, which takes longer than the call.
   */
  estates() {
    const closed = ofAccount(({ entries }) => estatesClosedTo(entries))
    return new Rows<Estate>(
      Estate,
      [
        ({ id }) => sql`${id} in (select estate_id from estate_owner where account_id = ${accountId}
          union all select estate_id from access_link where company_id = (select ${companyId}::uuid) and claimed_at is not null) and ${id} <> all(${closed}::uuid[])`,
      ],
      // Customers own, companies are let in.
      { known: { standing: sql`case when ${companyId}::uuid is null then 'owner' else 'company' end` } },
    )
  }
  /** The estates that their owners share with the account. */
  estatesAsGuest() {
    const open = ofAccount(({ entries }) => estatesOpenTo(entries))
    return new Rows<Estate>(Estate, [({ id }) => sql`${id} = any(${open}::uuid[]) and ${sharedWithMe(id)}`], {
      known: { standing: sql`'none'` },
    })
  }
  company(id: Hole) {
    return new OneRow(Company, [withId(id)])
  }
}

/** A signed-in user's own things: session, profiles, password. */
export class UserScope {
  readonly viewer: SignedIn
  readonly db: EntityManager
  constructor(viewer: SignedIn, db: EntityManager) {
    this.viewer = viewer
    this.db = db
  }

  identity(call: Call) {
    return identityOf(this.db, this.viewer.sessionId, call)
  }

  details() {
    return detailsOf(this.db, this.viewer.accountId!)
  }

  updateDetails(details: NewDetails) {
    return updateDetails(this.db, { userId: this.viewer.userId, accountId: this.viewer.accountId! }, details)
  }

  mailChoices() {
    return mailChoicesOf(this.db, this.viewer.userId)
  }

  accessTokens() {
    return accessTokensOf(this.db, this.viewer.accountId!)
  }

  createAccessToken(token: { name: string; scope: AccessScope; days: number }) {
    return createAccessToken(this.db, { userId: this.viewer.userId, accountId: this.viewer.accountId!, ...token })
  }

  revokeAccessToken(id: string) {
    return revokeAccessToken(this.db, this.viewer.accountId!, id)
  }

  async selectAccount(accountId: string) {
    await this.#refuseUnusable(accountId)
    await selectAccount(this.db, this.viewer.sessionId, accountId)
    await settleInvitations(this.db, accountId)
  }

  /** At most one account is remembered; whoever else is choosing at the same moment waits. */
  async rememberAccount(accountId: string) {
    const { userId } = this.viewer
    await this.db.query('select from app_user where id = $1 for no key update', [userId])
    await this.#refuseUnusable(accountId)
    await this.db.query('update account set is_remembered = false where user_id = $1 and is_remembered and id <> $2', [userId, accountId])
    await this.db.query('update account set is_remembered = true where id = $1 and not is_remembered', [accountId])
  }

  async credential(): Promise<{ email: string; passwordHash: string | null }> {
    const [found]: { email: string; passwordHash: string | null }[] = await this.db.query(
      'select email, password_hash "passwordHash" from app_user where id = $1',
      [this.viewer.userId],
    )
    return found!
  }

  departure() {
    return departureOf(this.db, this.viewer.userId)
  }

  depart(outbox: Outbox) {
    return depart(this.db, this.viewer.userId, outbox)
  }

  dataExport() {
    return latestExport(this.db, this.viewer.userId)
  }

  askForExport(jobs: Jobs) {
    return askForExport(this.db, this.viewer.userId, jobs)
  }

  loginAttempts(email: string, address: string) {
    return new LoginAttempts(this.db, email, address)
  }

  /** Whoever else is signed in as this user has to show the new password. */
  async changePassword(from: string, to: string) {
    const { userId, sessionId } = this.viewer
    const [, changed]: [unknown, number] = await this.db.query(
      'update app_user set password_hash = $3, updated_at = now() where id = $1 and password_hash = $2',
      [userId, from, to],
    )
    if (!changed) throw new StaleViewer() // changed meanwhile: the old one must be compared again
    await endOtherSessions(this.db, userId, sessionId)
  }

  async #refuseUnusable(accountId: string) {
    const [found]: { isDisabled: boolean }[] = await this.db.query(
      'select is_disabled "isDisabled" from account where id = $1 and user_id = $2',
      [accountId, this.viewer.userId],
    )
    if (!found) throw new AppError('entityNotFound')
    if (found.isDisabled) throw new AppError('unauthorizedUser', { reason: 'role' })
  }
}
