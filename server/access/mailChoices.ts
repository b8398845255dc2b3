import type { EntityManager } from 'typeorm'
import { type ReminderKind, reminderKinds } from '#schema/accounts/mailChoices.input.ts'
import type { Feature } from '#server/config/features.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { MailKeys } from '#server/kernel/mailKeys.ts'

const neededFor: Partial<Record<ReminderKind, Feature>> = { maintenance: 'maintenancePlan', licence: 'licenceManagement' }

const refuse = 'insert into mail_refusal (email, kind) values ($1, $2) on conflict do nothing'
const accept = 'delete from mail_refusal where email = $1 and kind = $2'

/** Which reminders an address gets. */
export class MailChoices {
  readonly #db: EntityManager
  readonly #email: string
  constructor(db: EntityManager, email: string) {
    this.#db = db
    this.#email = email
  }

  /** Those that are sent here. */
  async all(features: readonly Feature[]) {
    const refused: { kind: ReminderKind }[] = await this.#db.query('select kind from mail_refusal where email = $1', [this.#email])
    return reminderKinds
      .filter((kind) => neededFor[kind] === undefined || features.includes(neededFor[kind]))
      .map((kind) => ({ kind, isOn: !refused.some((one) => one.kind === kind) }))
  }

  async choose(kind: ReminderKind, isOn: boolean) {
    await this.#db.query(isOn ? accept : refuse, [this.#email, kind])
    return { kind, isOn }
  }
}

/** Of the user who is signed in. */
export async function mailChoicesOf(db: EntityManager, userId: string) {
  const [user]: { email: string }[] = await db.query('select email from app_user where id = $1', [userId])
  return new MailChoices(db, user!.email)
}

/** Of the address and the kind of mail that a token names. */
export async function chooseByToken(db: EntityManager, keys: MailKeys, { token, isOn }: { token: string; isOn: boolean }) {
  const named = keys.read(token)
  const kind = reminderKinds.find((one) => one === named?.kind)
  if (!named || !kind) throw new AppError('entityNotFound')
  return new MailChoices(db, named.email).choose(kind, isOn)
}

/** Of these addresses those that want that kind of reminder. */
export async function wanting<Reader extends { email: string }>(db: EntityManager, kind: ReminderKind, readers: readonly Reader[]) {
  if (!readers.length) return []
  const refused: { email: string }[] = await db.query(
    'select lower(email::text) email from mail_refusal where kind = $1 and email = any($2::citext[])',
    [kind, readers.map(({ email }) => email)],
  )
  return readers.filter(({ email }) => !refused.some((one) => one.email === email.toLowerCase()))
}
