import { type ErrorCode, errorCodes, type ErrorDetails, errorReasons } from '#schema/errors.ts'
import type { FieldFault } from '#schema/faults.ts'
import { type Refusal, refusalOf } from './refusals.ts'

/** The record that somebody else has changed since its caller read it, as it is now. */
export interface Behind {
  id: string
  estateId?: string | null
  updatedAt?: Date | null
}

/** A failure the caller is meant to see. Anything else thrown becomes `internalError` at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined
  readonly status: number
  /** Seconds after which the same call may do better. */
  readonly retryAfter: number | undefined
  readonly behind: Behind | undefined
  constructor(code: ErrorCode, details?: ErrorDetails, options?: ErrorOptions & { retryAfter?: number; behind?: Behind }) {
    super(code, options)
    this.code = code
    this.details = details
    this.status = details?.reason ? errorReasons[details.reason] : errorCodes[code]
    this.retryAfter = options?.retryAfter
    this.behind = options?.behind
  }
}

type Passing = Extract<keyof typeof errorReasons, 'busy' | 'databaseAway' | 'readOnly' | 'filesAway'>
const passing =
  (reason: Passing) =>
  (cause?: unknown, retryAfter = 2) =>
    new AppError('cannotHandleTheRequest', { reason }, { cause, retryAfter })
export const busy = passing('busy')
const databaseAway = passing('databaseAway')
export const filesAway = passing('filesAway')
/** The row that was asked for, or that there is none: whoever was let in to it may have been a moment ahead of whoever took it away. */
export function there<T>(row: T | null | undefined): T {
  if (row == null) throw new AppError('entityNotFound')
  return row
}
/** Where the record stands, and what leads on from there. */
export const notFromHere = (state: string, moves: readonly string[]) =>
  new AppError('cannotHandleTheRequest', { reason: 'transition', state, moves })
/** Of what is sent as a whole, in bytes; a file in it has its own. */
export const bodyTooLarge = (max: number, cause?: unknown) =>
  new AppError('fileSizeTooBig', { reason: 'bodyTooLarge', limits: { body: { max } } }, { cause })
export const invalid = (field: string, fault: FieldFault) => new AppError('unprocessableEntity', { fields: { [field]: fault } })

function unreadable(cause: unknown) {
  return new AppError('badRequest', undefined, { cause })
}

export const diskFull = (cause: unknown) => new AppError('cannotHandleTheRequest', { reason: 'diskFull' }, { cause, retryAfter: 60 })

/** What refusals of PostgreSQL, and of a disk, mean to a caller; by SQLSTATE, and by the name of the system's. */
const byState: Record<string, (cause: unknown) => AppError> = {
  '23505': (cause) => new AppError('entityAlreadyExists', undefined, { cause }),
  '23503': (cause) => new AppError('entityNotFound', undefined, { cause }),
  '22021': (cause) => new AppError('unprocessableEntity', undefined, { cause }),
  '22P05': (cause) => new AppError('unprocessableEntity', undefined, { cause }),
  // A value that a column's type can't hold: a figure that is too long, a cursor that somebody made up.
  '22003': unreadable,
  '22007': unreadable,
  '22008': unreadable,
  '22P02': unreadable,
  '22P03': unreadable,
  GR507: (cause) => new AppError('cannotHandleTheRequest', { reason: 'noRoom' }, { cause }),
  '53100': diskFull,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EFBIG: diskFull,
  // Of a server that was the first and is not any more.
  '25006': passing('readOnly'),
  EROFS: filesAway,
  '57014': busy,
  '55P03': busy,
  '25P03': busy,
  '40001': busy,
  '40P01': busy,
}
const busyClass = /^53/
const busyText = /^timeout exceeded when trying to connect/i
const awayClasses = /^(08|57P)/
const awayText =
  /^(Connection terminated|Query read timeout|Client (has encountered a connection error|was closed)|Query runner already released|Database connection provided by a query runner was already released|Driver not Connected)/i
/** Of a system that can't open more. */
const busySystem = new Set(['EMFILE', 'ENFILE'])
/** Of a network; whoever asks anything else over it says itself who is away. */
const awaySystem = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const awayCalls = new Set<unknown>(['connect', 'getaddrinfo'])

function refused(refusal: Refusal, cause: unknown) {
  if (typeof refusal === 'string') return invalid(refusal, 'notValid')
  const { code, field } = refusal
  return new AppError(code, field ? { fields: { [field]: code } } : undefined, { cause })
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, message, constraint, driverError } = (error ?? {}) as Partial<
    Record<'code' | 'message' | 'constraint' | 'driverError', unknown>
  >
  if (driverError && driverError !== error) return asAppError(driverError)
  const refusal = refusalOf(constraint)
  if (refusal) return refused(refusal, error)
  if (typeof code === 'string') {
    const known = byState[code]
    if (known) return known(error)
    if (busyClass.test(code) || busySystem.has(code)) return busy(error)
    if (awayClasses.test(code) || awaySystem.has(code) || awayCalls.has((error as { syscall?: unknown }).syscall))
      return databaseAway(error)
  }
  if (typeof message === 'string') {
    if (busyText.test(message)) return busy(error)
    if (awayText.test(message)) return databaseAway(error)
  }
  return new AppError('internalError', undefined, { cause: error })
}

export const isRetriable = (error: unknown): boolean => {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: unknown }
  return code === '40001' || code === '40P01' || (driverError !== undefined && driverError !== error && isRetriable(driverError))
}
