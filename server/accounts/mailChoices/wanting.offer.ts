import type { ReminderKind } from '#schema/accounts/mailChoices.input.ts'
import { type AsksAboutPeople } from '#server/access/heldSql.ts'
import { MailRefusal } from './mailRefusal.entity.ts'

/** Of these addresses those that want that kind of reminder. */
export async function wanting<Reader extends { email: string }>(
  people: AsksAboutPeople,
  kind: ReminderKind,
  readers: readonly Reader[],
): Promise<readonly Reader[]> {
  if (!readers.length) return []
  const refusals = await people.about(MailRefusal, { kind }).all({ email: readers.map(({ email }) => email) })
  const refused = new Set(refusals.map(({ email }) => email.toLowerCase()))
  return readers.filter(({ email }) => !refused.has(email.toLowerCase()))
}
