import { notify, type NoticeText } from '#client/ui/notify.ts'
import { errorCodes, errorReasons } from '#schema/errors.ts'
import { Failure, isCancelled } from './failure.ts'
import { isDealtWith } from './reactions.ts'

const isOneOf = <T extends object>(names: T, name: string | undefined): name is keyof T & string => name !== undefined && name in names

/**
 * What a failure is called. Status 500 is an internal error whatever it says; then a code has its own text,
 * made plainer by the reason where there is one; then the words of the answer itself.
 */
export function failureText(error: unknown): NoticeText {
  // So a call ends that never got to the server; each browser has its own English for it.
  if (error instanceof TypeError) return 'common.unreachable'
  if (!(error instanceof Failure)) return error instanceof Error && error.message ? { text: error.message } : 'errors.codes.internalError'
  if (error.status === 500) return 'errors.codes.internalError'
  if (error.missing) return `errors.missing.${error.missing}`
  if (error.orderStatus) return `errors.orderStatuses.${error.orderStatus}`
  // Which limit it was, the answer alone says.
  if (error.reason === 'bodyTooLarge' && error.message) return { text: error.message }
  if (isOneOf(errorReasons, error.reason)) return `errors.reasons.${error.reason}`
  if (isOneOf(errorCodes, error.code)) return `errors.codes.${error.code}`
  return error.message ? { text: error.message } : 'errors.codes.internalError'
}

/** `about` says what failed: once that succeeds, the notice goes. */
export function tellFailure(error: unknown, about?: string) {
  if (isCancelled(error) || (error instanceof Failure && isDealtWith(error))) return
  notify.error(failureText(error), about === undefined ? {} : { about })
}
