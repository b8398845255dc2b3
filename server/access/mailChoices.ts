import type { EntityManager } from 'typeorm'
import type { ReminderKind } from '#schema/accounts/mailChoices.input.ts'

/** Of these addresses those that want that kind of reminder. */
export async function wanting<Reader extends { email: string }>(db: EntityManager, kind: ReminderKind, readers: readonly Reader[]) {
  if (!readers.length) return []
  const refused: { email: string }[] = await db.query(
    'select lower(email::text) email from mail_refusal where kind = $1 and email = any($2::citext[])',
    [kind, readers.map(({ email }) => email)],
  )
  return readers.filter(({ email }) => !refused.some((one) => one.email === email.toLowerCase()))
}
