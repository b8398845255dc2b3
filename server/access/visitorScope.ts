import type { EntityManager } from 'typeorm'
import type { Call } from '#server/kernel/call.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import type { MailKeys } from '#server/kernel/mailKeys.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { type NewCompany, registerCompany } from './companyRegistration.ts'
import { accountsOf, anonymousIdentity, identityOf } from './identity.ts'
import { LoginAttempts } from './loginAttempts.ts'
import { chooseByToken } from './mailChoices.ts'
import { findPasswordToken, resetLink, spendPasswordToken } from './passwordTokens.ts'
import { type NewCustomer, registerCustomer } from './registration.ts'
import { endSession, startSession } from './sessions.ts'
import { throttle } from './throttle.ts'

export interface Credential {
  userId: string
  passwordHash: string | null
}

/** What is open to whoever comes: who they are, and how they become somebody. */
export class VisitorScope {
  readonly #viewer: Viewer
  readonly #db: EntityManager
  constructor(viewer: Viewer, db: EntityManager) {
    this.#viewer = viewer
    this.#db = db
  }

  identity(call: Call) {
    return this.#viewer.kind === 'account' ? identityOf(this.#db, this.#viewer.sessionId, call) : anonymousIdentity(call)
  }

  loginAttempts(email: string, address: string) {
    return new LoginAttempts(this.#db, email, address)
  }

  async credential(email: string): Promise<Credential | undefined> {
    const [found]: Credential[] = await this.#db.query('select id "userId", password_hash "passwordHash" from app_user where email = $1', [
      email,
    ])
    return found
  }

  chooseMailByToken(keys: MailKeys, choice: { token: string; isOn: boolean }) {
    return chooseByToken(this.#db, keys, choice)
  }

  accountsOf(userId: string) {
    return accountsOf(this.#db, userId)
  }

  /** A new session for whoever has just shown this password, in place of the one they came with. */
  async startSession(userId: string, passwordHash: string): Promise<string> {
    const token = await startSession(this.#db, userId, passwordHash)
    if (!token) throw new StaleViewer() // changed meanwhile: what was shown must be compared again
    await this.endSession()
    return token
  }

  async endSession() {
    if (this.#viewer.kind === 'account' && !this.#viewer.tokenScope) await endSession(this.#db, this.#viewer.sessionId)
  }

  throttle(kind: Parameters<typeof throttle>[1], address: string) {
    return throttle(this.#db, kind, address)
  }

  askForResetLink({ outbox }: Call, email: string) {
    return outbox.request(this.#db, resetLink, email)
  }

  passwordToken(token: string) {
    return findPasswordToken(this.#db, token)
  }

  /** Whose password it was; nothing where the link is used or old. */
  createPassword({ outbox }: Call, token: string, passwordHash: string) {
    return spendPasswordToken(this.#db, outbox, token, passwordHash)
  }

  registerCustomer({ outbox }: Call, customer: NewCustomer) {
    return registerCustomer(this.#db, outbox, customer)
  }

  registerCompany({ outbox }: Call, company: NewCompany) {
    return registerCompany(this.#db, outbox, this.#viewer, company)
  }

  /** Same password, hashed for what that costs today. */
  rehash(userId: string, passwordHash: string) {
    return this.#db.query('update app_user set password_hash = $2 where id = $1', [userId, passwordHash])
  }
}
