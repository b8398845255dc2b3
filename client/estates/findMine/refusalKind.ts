import { refusalOf } from '#client/access/refusal.ts'

/** What went wrong in a way that the form itself explains. */
export type RefusalKind = 'away' | 'someoneElses'

export function refusalKind(failure: unknown): RefusalKind | undefined {
  const refusal = refusalOf(failure)
  if (refusal?.reason === 'upstream') return 'away'
  return refusal?.code === 'registrationEntityAlreadyExists' ? 'someoneElses' : undefined
}
