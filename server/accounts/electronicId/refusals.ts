import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
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
