import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Config } from '#server/config.ts'
import type { App } from '../app.ts'
import { AppError, asAppError, bodyTooLarge } from '../errors.ts'
import { errorBody } from '../failure.ts'
import { uuidv7 } from '../ids.ts'
import { tracer } from '../tracing.ts'
import { type Addresses, collectAddresses, unserved } from './addresses.ts'
import { languageFor, registerAskers } from './askers.ts'
import { challenge } from './challenge.ts'
import { bearerOf, sessionIn } from './credentials.ts'
import { baseHeaders, registerHeaders } from './headers.ts'
import { registerLettingGo } from './letGo.ts'
import { refuseMalformed } from './malformed.ts'
import { registerOneByOne } from './oneByOne.ts'
import { RequestLogger } from './requestLog.ts'
import { registerTemplates } from './template.ts'
import { registerTracedRequests } from './tracedRequests.ts'

const largestBody = 1_048_576
/** What our own inputs hold ends long before. */
const deepestBody = 32

/** The HTTP server every part is registered on: one id for each request, one form for each refusal. */
export async function createServer(app: App): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log
  const http = Fastify({
    loggerInstance,
    childLoggerFactory: (logger, bindings) => new RequestLogger(logger, bindings) as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    bodyLimit: largestBody,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // For uploads; other bodies have less, see slowBodies.ts.
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    trustProxy: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    frameworkErrors: (error, request, reply) =>
      void refuse(app, fromFastify(error, request), request, reply.headers(baseHeaders(app.config))),
    clientErrorHandler: (error, socket) => refuseMalformed(app, error, socket),
  })
  registerOneByOne(http)
  const addresses = collectAddresses(http)
  registerTemplates(http)
  if (tracer()) registerTracedRequests(http)
  registerAskers(http, app.config)
  registerHeaders(http, app.config)
  // Who needs a cookie reads that one.
  await http.register(cookie, { hook: false })
  // A form of another site can send it without asking; nothing of ours is plain text.
  http.removeContentTypeParser('text/plain')
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // Before a body is read that nobody wants.
    if (request.is404) void refuseUnserved(app, addresses, request, reply)
    else done(foreignOrigin(app.config, request))
  })
  refuseDeepBodies(http)
  registerLettingGo(http)
  http.setErrorHandler((error, request, reply) => refuse(app, fromFastify(error as FastifyError, request), request, reply))
  http.setNotFoundHandler((request, reply) => refuseUnserved(app, addresses, request, reply))
  return http
}

export function refuse(app: App, error: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (error.retryAfter) reply.header('retry-after', error.retryAfter)
  if (error.status === 401) reply.header('www-authenticate', challenge)
  const language = languageFor(request)
  return reply
    .code(error.status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(app, error, { requestId: request.id, language }))
}

export function refuseUnserved(app: App, addresses: Addresses, request: FastifyRequest, reply: FastifyReply) {
  const { error, allow } = unserved(addresses, request)
  return refuse(app, error, request, allow ? reply.header('allow', allow) : reply)
}

/** What fastify itself refuses, in our words. */
function fromFastify(error: FastifyError, request: FastifyRequest): AppError {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupportedFileFormat')
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('entityNotFound')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge(request.routeOptions.bodyLimit ?? largestBody)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new AppError('badRequest', undefined, { cause: error })
  return asAppError(error)
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A refusal: whoever changes something with a cookie must come from one of our own pages, or from no page at all. */
function foreignOrigin(config: Config, { method, headers }: FastifyRequest): AppError | undefined {
  if (safe.has(method) || !sessionIn(config, headers) || bearerOf(headers)) return undefined
  const { origin, host } = headers
  if (origin === undefined || origin === config.publicUrl || hostOf(origin) === host) return undefined
  return new AppError('authorizationFailure', { reason: 'origin' })
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** Whether somebody has put lists in lists only to see what reads them give up. */
const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some((part) => isDeeper(part, left - 1)))

function refuseDeepBodies(http: FastifyInstance) {
  http.addHook('preHandler', ({ body }, _reply, done) => done(isDeeper(body, deepestBody) ? new AppError('badRequest') : undefined))
}
