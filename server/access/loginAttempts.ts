import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import { type AsksAboutPeople, ofPeople } from './heldSql.ts'
import { bare, network } from './network.ts'

const perAccount = 10
const perAddress = 30
const period = `interval '15 minutes'`

export const hashOfAddress = (email: string) => createHash('sha256').update(email.toLowerCase()).digest()

/** Seconds until one more failure would be bearable; null where it is now. */
const wait = `select ceil(extract(epoch from greatest(
    (select at from login_failure where address = ${network} and email_hash = $2 and at > now() - ${period} order by at desc offset ${perAccount - 1} limit 1),
    (select at from login_failure where address = ${network} and at > now() - ${period} order by at desc offset ${perAddress - 1} limit 1)
  ) + ${period} - now()))::int seconds`
const oneAtATime = `select pg_advisory_xact_lock(hashtextextended('login ' || ${network}, 0))`
const count = `insert into login_failure (address, email_hash) values (${network}, $2)`
const forgive = `delete from login_failure where address = ${network} and email_hash = $2`
const forgetOld = `delete from login_failure where address = ${network} and at <= now() - ${period}`

/**
 * Attempts to prove one account's password from one address. Only failures count. They are counted where their order is
 * certain, after the password was compared: of any number that try at once, no more learn anything than would one by one.
 */
export class LoginAttempts {
  readonly #db: EntityManager
  readonly #key: [string, Buffer]
  constructor(db: EntityManager, email: string, address: string) {
    this.#db = db
    this.#key = [bare(address), hashOfAddress(email)]
  }

  async refuseTooMany(db = this.#db) {
    const [row]: { seconds: number | null }[] = await db.query(wait, this.#key)
    if (row?.seconds != null) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: Math.max(row.seconds, 1) })
  }

  /** Stays counted whatever becomes of the call. */
  failed() {
    return this.#db.transaction(async (db) => {
      await this.#takeTurn(db)
      await db.query(forgetOld, [this.#key[0]])
      await db.query(count, this.#key)
    })
  }

  /** Counts for nothing once there were too many failures; else those of the account are forgiven. */
  async succeeded() {
    await this.#takeTurn(this.#db)
    await this.#db.query(forgive, this.#key)
  }

  async #takeTurn(db: EntityManager) {
    await db.query(oneAtATime, [this.#key[0]])
    await this.refuseTooMany(db)
  }
}

const sweep = ofPeople(`delete from login_failure where at <= now() - ${period}`)
export const forgetOldFailures = (people: AsksAboutPeople) => people.query(sweep)
