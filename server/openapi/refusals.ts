import { type ErrorCode, errorCodes, type ErrorReason, errorReasons } from '#schema/errors.ts'
import { orderStatuses } from '#schema/projects/orderTypes.ts'
import { AppError } from '#server/kernel/errors.ts'
import { inputFields } from '#server/kernel/input.ts'
import { isPublicLink, pathFields, type Route } from '#server/kernel/rest.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import type { Components, Reference, Response } from './components.ts'
import { challenge, wait } from './headers.ts'
import type { JsonSchema } from './jsonSchema.ts'

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
  full: 'cannotHandleTheRequest',
  moreThanWhole: 'cannotHandleTheRequest',
  lastOwner: 'cannotHandleTheRequest',
  notAlone: 'cannotHandleTheRequest',
  openProject: 'cannotHandleTheRequest',
  declined: 'cannotHandleTheRequest',
  codeSpent: 'cannotHandleTheRequest',
  noRoom: 'cannotHandleTheRequest',
  diskFull: 'cannotHandleTheRequest',
  infected: 'unsupportedFileFormat',
  accountSwitched: 'cannotHandleTheRequest',
  busy: 'cannotHandleTheRequest',
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
  reused: 'unprocessableEntity',
}

const isReason = (refusal: Refusal): refusal is ErrorReason => refusal in errorReasons
const codeOf = (refusal: Refusal) => (isReason(refusal) ? codeBehind[refusal] : refusal)
const statusOf = (refusal: Refusal) => (isReason(refusal) ? errorReasons[refusal] : errorCodes[refusal])

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
export const isRepeatable = (route: Route) => asksForAccount(route) && route.operation.kind === 'command' && !route.operation.isSecret

/** Everything that a call of this route may be refused with. */
export function refusalsOf(route: Route): Refusal[] {
  const { method, operation, takesFile } = route
  const changes = method !== 'get'
  const signedIn = asksForAccount(route)
  const isCommand = operation.kind === 'command'
  const mayNotFind = pathFields(route).length > 0 || isPublicLink(route) || (changes && inputFields(operation).includes('id'))
  const hasBody = changes && (takesFile || inputFields(operation).length > pathFields(route).length)
  return [
    ...when(changes || inputFields(operation).length > 0, 'badRequest'),
    // A token that is no good is refused wherever it is shown.
    ...when(!isPublicLink(route), 'unauthenticatedUser'),
    ...when(signedIn, 'accountSwitched'),
    ...when(signedIn && pathFields(route).includes('estateId'), 'authorizationFailure'),
    ...when(signedIn && refuses(route, withoutAccount), 'role', 'noAccount'),
    ...when(operation.feature !== undefined, 'feature'),
    ...when(isPublicLink(route), 'authorizationFailure', 'linkExpired', 'tooMany'),
    ...when(changes, 'origin'),
    ...when(mayNotFind, 'entityNotFound'),
    ...when(isCommand && inputFields(operation).includes('version'), 'stale'),
    ...when(route.needsVersion, 'versionMissing'),
    ...when(isCommand && hasBody, 'unprocessableEntity'),
    ...when(isRepeatable(route), 'reused'),
    ...when(hasBody, 'fileSizeTooBig', 'unsupportedFileFormat'),
    ...when(takesFile, 'diskFull'),
    ...route.refuses,
    'internalError',
    'busy',
  ]
}

const when = <T extends Refusal>(holds: boolean, ...refusals: T[]): T[] => (holds ? refusals : [])

export const errorBodySchema: JsonSchema = {
  type: 'object',
  description: 'What every refusal answers.',
  properties: {
    code: { type: 'string', enum: Object.keys(errorCodes), description: 'What programs act on.' },
    message: { type: 'string', description: 'For people, in the language that was asked for.' },
    details: {
      type: 'object',
      description: 'More about it, where there is more to tell.',
      properties: {
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'The path of each field at fault, and the key of its message.',
        },
        limits: {
          type: 'object',
          additionalProperties: { type: 'object', properties: { min: { type: 'integer' }, max: { type: 'integer' } } },
          description: 'Of fields that are `tooLong` or `tooShort`: how many characters they may have.',
        },
        reason: { type: 'string', enum: Object.keys(errorReasons), description: 'Why, where the code alone does not say it.' },
        orderStatus: {
          type: 'string',
          enum: [...orderStatuses],
          description: 'Where an order stands that can’t be moved on from there, with the reason `transition`.',
        },
      },
    },
    requestId: { type: 'string', format: 'uuid', description: 'The number by which this request is found again.' },
  },
  required: ['code', 'message', 'requestId'],
}

/** Refusals by status, each told once in the components. */
export function responsesTo(components: Components, refusals: readonly Refusal[]): Readonly<Record<string, Reference>> {
  const byStatus = Map.groupBy(new Set(refusals), statusOf)
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, those]) => [status, components.respond(`${status}.${those.join('.')}`, response(status, those))]),
  )
}

function response(status: number, refusals: readonly Refusal[]): Response {
  const codes = [...new Set(refusals.map(codeOf))]
  return {
    description: refusals
      .map((refusal) => (isReason(refusal) ? `\`${codeOf(refusal)}\`, reason \`${refusal}\`` : `\`${refusal}\``))
      .join('; '),
    ...(status === 401 && { headers: challenge }),
    ...((status === 429 || status === 503) && { headers: wait }),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { type: 'string', enum: codes } } }],
        },
      },
    },
  }
}
