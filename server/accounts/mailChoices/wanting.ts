import type { ReminderKind } from '#schema/accounts/mailChoices.input.ts'
import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'

const refusals = ofPeople('select lower(email::text) email from mail_refusal where kind = $1 and email = any($2::citext[])')

/** Of these addresses those that want that kind of reminder. */
export async function wanting<Reader extends { email: string }>(
  people: AsksAboutPeople,
  kind: ReminderKind,
  readers: readonly Reader[],
): Promise<readonly Reader[]> {
  if (!readers.length) return []
  const emails = readers.map(({ email }) => email)
  const refused = await people.query<{ email: string }>(refusals, kind, emails)
  return readers.filter(({ email }) => !refused.some((one) => one.email === email.toLowerCase()))
}
