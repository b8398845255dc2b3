import { Failure } from '#client/access/failure.ts'
import { refusalOf } from '#client/access/refusal.ts'

const code = 'badCurrentPassword'
export const isWrongPassword = (error: unknown) => refusalOf(error)?.code === code

/** The one refusal that is about a field, and says so by its code alone. */
export function atField(error: unknown, name: string) {
  const refusal = refusalOf(error)
  if (!refusal || !isWrongPassword(refusal)) return error
  return new Failure(refusal.status, { code, details: { fields: { [name]: code } } })
}
