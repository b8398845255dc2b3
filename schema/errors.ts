import type { OrderStatus } from './projects/orderTypes.ts'

/** Every error a caller can meet: its code on the wire and its usual HTTP status. The list is closed. */
export const errorCodes = {
  loginFailure: 401,
  userRoleConflict: 409,
  unsupportedFileFormat: 415,
  fileSizeTooBig: 413,
  passwordResetLinkExpired: 410,
  userHasNoPassword: 422,
  badCurrentPassword: 422,
  unauthenticatedUser: 401,
  unauthorizedUser: 403,
  organizationNumberExists: 409,
  cannotAddOwnCompany: 422,
  userAlreadyInCompany: 409,
  lastAdminInCompany: 409,
  restrictSelfBlock: 409,
  internalError: 500,
  entityNotFound: 404,
  entityAlreadyExists: 409,
  unprocessableEntity: 422,
  authorizationFailure: 403,
  cannotHandleTheRequest: 409,
  badRequest: 400,
  inviteOwnerAsGuest: 422,
  inviteSelfAsGuest: 422,
  emailIsNotValid: 422,
  registrationEntityAlreadyExists: 409,
  controlPointCompleted: 409,
  controlAreaCompleted: 409,
  projectCompleted: 409,
  controlPointListNotCompleted: 409,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorCodes

/** Why a call was refused, where the code alone does not say it; each has a text and, where it differs, a status of its own. */
export const errorReasons = {
  locked: 409,
  stale: 409,
  transition: 409,
  expired: 409,
  planned: 409,
  awaited: 409,
  unverified: 409,
  notRegistered: 409,
  hasRooms: 409,
  held: 409,
  closed: 409,
  full: 409,
  moreThanWhole: 409,
  lastOwner: 409,
  notAlone: 409,
  openProject: 409,
  reopenedTooLate: 409,
  pictureMissing: 409,
  openDeviation: 409,
  declined: 409,
  tried: 409,
  codeSpent: 409,
  noRoom: 409,
  diskFull: 503,
  bodyTooLarge: 413,
  infected: 415,
  accountSwitched: 409,
  busy: 503,
  databaseAway: 503,
  readOnly: 503,
  filesAway: 503,
  unscanned: 503,
  tooMany: 429,
  dailyLimit: 429,
  upstream: 503,
  linkExpired: 410,
  feature: 403,
  role: 403,
  scope: 403,
  noAccount: 403,
  licence: 403,
  origin: 403,
  method: 405,
  partMissing: 409,
  reused: 422,
  versionMissing: 400,
} as const satisfies Record<string, number>

export type ErrorReason = keyof typeof errorReasons

/** What has to be there before an order can be moved on like that. */
export const missingParts = ['lines', 'release'] as const
export type MissingPart = (typeof missingParts)[number]

export interface ErrorDetails {
  /** Path of a field to the message key of its fault. */
  fields?: Record<string, string>
  /** Of those that are too long or too short: how long they may be. Of a `body`: how many bytes. Of what costs too much: how much of it was asked for. */
  limits?: Record<string, { min?: number; max?: number; asked?: number }>
  /** Of those that are none of a few: which they may be. */
  allowed?: Record<string, readonly string[]>
  reason?: ErrorReason
  /** With the reason `transition`: where the record stands, and what may be done, or come to, from there. */
  state?: string
  moves?: readonly string[]
  /** With the reason `stale`: who changed it since it was read, while they have a name, and when. */
  changed?: { by?: string; at: string }
  /** Where an order stands that could not be moved on from there. */
  orderStatus?: OrderStatus
  /** What has to be there first: lines with prices, or that it was sent to the customer. */
  missing?: MissingPart
  /** Of what the product stands on: which parts do not answer, and since when. */
  failing?: { part: string; since: string }[]
}

/** The JSON that every failed REST call answers. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  details?: ErrorDetails
  requestId: string
}
