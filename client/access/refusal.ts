import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { ErrorBody } from '#schema/errors.ts'
import { Failure } from './failure.ts'

/** The refusal in what a call rejected with, whichever way it came; nothing where the call did not get through. */
export function refusalOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  if (!first) return undefined
  const { status = 0, code, details } = (first.extensions ?? {}) as Partial<ErrorBody> & { status?: number }
  return new Failure(status, { code, details, message: first.message })
}

/** Somebody has changed the record since it was read: the form itself says what to do about it. */
export const isStale = (error: unknown) => refusalOf(error)?.reason === 'stale'
