import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { Provider } from '#server/config/providers.ts'
import { AppError } from '#server/kernel/errors.ts'

/** What went wrong at a provider, in our own codes. What it said stays out of them: it may tell of the person. */
export function refusalBy(error: unknown): AppError {
  if (error instanceof AppError) return error
  const cause = { cause: error }
  if (error instanceof AuthorizationResponseError)
    return new AppError(error.error === 'access_denied' ? 'authorizationFailure' : 'loginFailure', undefined, cause)
  const isAway = error instanceof ClientError && error.code === 'OAUTH_TIMEOUT'
  if (error instanceof ResponseBodyError || (error instanceof ClientError && !isAway)) return new AppError('loginFailure', undefined, cause)
  return new AppError('cannotHandleTheRequest', { reason: 'upstream' }, cause)
}

const words = {
  unauthorizedUser: 'unknown',
  authorizationFailure: 'refused',
  loginFailure: 'failed',
  entityNotFound: 'expired',
  unauthenticatedUser: 'signedOut',
  registrationEntityAlreadyExists: 'taken',
  unprocessableEntity: 'noNumber',
  cannotHandleTheRequest: 'away',
} as const

/** What the screen that the browser comes back to is told. */
export const wordFor = ({ code }: AppError): string => (code in words ? words[code as keyof typeof words] : 'failed')

interface Cause {
  name?: unknown
  code?: unknown
  claim?: unknown
  cause?: unknown
}

/** For whoever runs the product: at which provider, about which claim, why. What a claim held may tell of a person, and is not kept. */
export function toLog({ code, details, cause }: AppError, { name, identityNumberClaim }: Pick<Provider, 'name' | 'identityNumberClaim'>) {
  const fault = details?.fields?.['identityNumber']
  if (fault) return { provider: name, code, claim: identityNumberClaim, reason: fault === 'required' ? 'missing' : fault }
  const claim = claimIn(cause)
  const library = (cause ?? {}) as Cause
  const words = [library.name, library.code].filter((word) => typeof word === 'string')
  return { provider: name, code, ...(claim && { claim }), reason: words.join(' ') || details?.reason || code }
}

/** The library tells it in what caused what caused its error. */
function claimIn(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined
  const { claim, cause: deeper } = cause as Cause
  return typeof claim === 'string' ? claim : claimIn(deeper)
}
