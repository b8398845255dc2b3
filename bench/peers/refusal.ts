import type { Asker } from './asker.ts'

const refusals = {
  entityNotFound: { message: 'Vi fant ikke det du leter etter.', status: 404 },
  authorizationFailure: { message: 'Du har ikke tilgang til dette.', status: 403 },
} as const

/** What a refusal says, for each library to wrap as it likes. */
export function refusalOf(code: keyof typeof refusals, { requestId }: Asker) {
  const { message, status } = refusals[code]
  return { message, extensions: { code, status, requestId } }
}
