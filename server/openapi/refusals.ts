import type { SchemaFieldDescription, SchemaObjectDescription } from 'yup'
import { type ErrorCode, errorCodes, type ErrorReason, errorReasons } from '#schema/errors.ts'
import { AppError } from '#server/kernel/errors.ts'
import { inputFields } from '#server/kernel/input.ts'
import { isPublicLink, pathFields, type Route } from '#server/kernel/rest.ts'
import type { Viewer } from '#server/kernel/viewer.ts'

/** A code of its own, or a reason, which belongs to a code and may have a status of its own. */
export type Refusal = ErrorCode | ErrorReason

const codeBehind: Readonly<Record<ErrorReason, ErrorCode>> = {
  locked: 'cannotHandleTheRequest',
  stale: 'cannotHandleTheRequest',
  transition: 'cannotHandleTheRequest',
  expired: 'cannotHandleTheRequest',
  planned: 'cannotHandleTheRequest',
  awaited: 'cannotHandleTheRequest',
  unverified: 'controlPointListNotCompleted',
  notRegistered: 'cannotHandleTheRequest',
  hasRooms: 'cannotHandleTheRequest',
  held: 'cannotHandleTheRequest',
  closed: 'cannotHandleTheRequest',
  full: 'cannotHandleTheRequest',
  moreThanWhole: 'cannotHandleTheRequest',
  lastOwner: 'cannotHandleTheRequest',
  notAlone: 'cannotHandleTheRequest',
  openProject: 'cannotHandleTheRequest',
  reopenedTooLate: 'cannotHandleTheRequest',
  pictureMissing: 'cannotHandleTheRequest',
  openDeviation: 'cannotHandleTheRequest',
  declined: 'cannotHandleTheRequest',
  tried: 'cannotHandleTheRequest',
  codeSpent: 'cannotHandleTheRequest',
  noRoom: 'cannotHandleTheRequest',
  diskFull: 'cannotHandleTheRequest',
  bodyTooLarge: 'fileSizeTooBig',
  infected: 'unsupportedFileFormat',
  accountSwitched: 'cannotHandleTheRequest',
  busy: 'cannotHandleTheRequest',
  databaseAway: 'cannotHandleTheRequest',
  readOnly: 'cannotHandleTheRequest',
  filesAway: 'cannotHandleTheRequest',
  unscanned: 'cannotHandleTheRequest',
  tooMany: 'cannotHandleTheRequest',
  dailyLimit: 'cannotHandleTheRequest',
  upstream: 'cannotHandleTheRequest',
  linkExpired: 'entityNotFound',
  feature: 'unauthorizedUser',
  role: 'unauthorizedUser',
  scope: 'unauthorizedUser',
  noAccount: 'unauthorizedUser',
  licence: 'unauthorizedUser',
  origin: 'authorizationFailure',
  method: 'badRequest',
  versionMissing: 'badRequest',
  partMissing: 'cannotHandleTheRequest',
  reused: 'unprocessableEntity',
}

export const isReason = (refusal: Refusal): refusal is ErrorReason => refusal in errorReasons
export const codeOf = (refusal: Refusal) => (isReason(refusal) ? codeBehind[refusal] : refusal)
export const statusOf = (refusal: Refusal) => (isReason(refusal) ? errorReasons[refusal] : errorCodes[refusal])

/** Whether the operation sends such a viewer away at once. */
export function refuses({ operation }: Route, viewer: Viewer): boolean {
  try {
    operation.admit(viewer)
    return false
  } catch (error) {
    if (error instanceof AppError) return true
    throw error
  }
}

const withoutAccount: Viewer = {
  kind: 'account',
  language: 'nb',
  sessionId: '',
  version: 1,
  userId: '',
  accountId: null,
  companyId: null,
  roles: [],
  licences: [],
  entries: [],
  validUntil: null,
  rights: '{}',
}

/** Whatever the operation itself is open to: what lies under that address is for those with a session. */
export const needsSession = (route: Route) => route.path.startsWith('/api/private/') || refuses(route, { kind: 'anonymous' })
export const asksForAccount = (route: Route) => needsSession(route) && !isPublicLink(route)
export const isRepeatable = (route: Route) => asksForAccount(route) && isWriting(route.operation.kind) && !route.operation.isSecret
const isWriting = (kind: string) => kind === 'command' || kind === 'upload'

/** Everything that a call of this route may be refused with. */
export function refusalsOf(route: Route): Refusal[] {
  const { method, operation } = route
  const takesFile = route.takesFile !== false
  const changes = method !== 'get'
  const signedIn = asksForAccount(route)
  const isCommand = operation.kind === 'command'
  const mayNotFind = pathFields(route).length > 0 || isPublicLink(route) || namesRecords(operation.input.describe())
  const hasBody = changes && (takesFile || inputFields(operation).length > pathFields(route).length)
  return [
    ...when(changes || inputFields(operation).length > 0, 'badRequest'),
    // A token that is no good is refused wherever it is shown.
    ...when(!isPublicLink(route), 'unauthenticatedUser'),
    ...when(signedIn, 'accountSwitched'),
    // Whoever sees a record may still not treat it so.
    ...when(signedIn && mayNotFind, 'authorizationFailure'),
    ...when(signedIn && refuses(route, withoutAccount), 'role', 'noAccount'),
    // One that was made for something else, too.
    ...when(!isPublicLink(route), 'scope'),
    ...when(operation.feature !== undefined, 'feature'),
    ...when(isPublicLink(route), 'authorizationFailure', 'linkExpired'),
    // Of a link, and of whoever comes with a token.
    'tooMany',
    ...when(changes, 'origin'),
    ...when(mayNotFind, 'entityNotFound'),
    ...when(isCommand && inputFields(operation).includes('version'), 'stale'),
    ...when(route.needsVersion, 'versionMissing'),
    ...when((isCommand && hasBody) || takesFile, 'unprocessableEntity'),
    ...when(takesEmail(operation.input.describe()), 'emailIsNotValid'),
    ...when(isRepeatable(route), 'reused'),
    ...when(hasBody, takesFile ? 'fileSizeTooBig' : 'bodyTooLarge', 'unsupportedFileFormat'),
    ...when(changes, 'diskFull', 'readOnly'),
    ...when(takesFile, 'filesAway', 'unscanned'),
    ...route.refuses,
    'internalError',
    'busy',
    'databaseAway',
  ]
}

/** Whether a field of such a name stands anywhere in it. */
const hasField =
  (such: RegExp) =>
  (description: SchemaFieldDescription): boolean => {
    const { fields, innerType } = description as Partial<SchemaObjectDescription> & { innerType?: SchemaFieldDescription }
    if (innerType) return hasField(such)(innerType)
    return Object.entries(fields ?? {}).some(([name, field]) => such.test(name) || hasField(such)(field))
  }
/** What is named may not be there. */
const namesRecords = hasField(/(^i|I)ds?$/)
/** Where that alone is wrong, there is a code for it. */
const takesEmail = hasField(/^email$/)

const when = <T extends Refusal>(holds: boolean, ...refusals: T[]): T[] => (holds ? refusals : [])
