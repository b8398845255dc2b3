import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Kind, OperationTypeNode, parse } from 'graphql'
import type { Config } from '#server/config.ts'
import { busy } from '../errors.ts'
import { isMultipart } from '../upload.ts'
import type { Crowd } from './crowd.ts'
import { peerOf } from './peer.ts'
import { templateOf } from './template.ts'

/** Who signs in, and who watches over us, always gets through. */
const reserved = new Set(['/api/public/profile/user/login', '/api/public/oidc/:name', '/api/public/oidc/:name/callback'])
const atDatabase = /^\/(api|graphql|files)\//
const counts = (template: string) => (template === '/graphql' || atDatabase.test(template)) && !reserved.has(template)
/** Content may travel for minutes; it must not take the place of what is done at once. */
const isContent = (template: string) => /\/file(s)?\/|^\/assets\/|\/logo$/.test(template)

/** What is decided of an address alone, once. */
const kinds = new Map<string, { counts: boolean; isContent: boolean; isGraphql: boolean }>()
function kindOf(request: FastifyRequest) {
  const template = templateOf(request)
  let kind = kinds.get(template)
  // One address for everything: only its body tells who signs in.
  if (!kind) kinds.set(template, (kind = { counts: counts(template), isContent: isContent(template), isGraphql: template === '/graphql' }))
  return kind
}
const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const longestSignIn = 2000

/** Whether a GraphQL request does nothing but sign somebody in. */
function signsIn(body: unknown): boolean {
  const { query } = (body ?? {}) as { query?: unknown }
  if (typeof query !== 'string' || query.length > longestSignIn || !/\blogin\b/.test(query)) return false
  try {
    const [operation, ...others] = parse(query, { noLocation: true, maxTokens: longestSignIn }).definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== OperationTypeNode.MUTATION || others.length) return false
    const [field, ...more] = operation.selectionSet.selections
    return field?.kind === Kind.FIELD && field.name.value === 'login' && !more.length
  } catch {
    return false
  }
}

/** One for all of them: where each is made anew, with the way that led to it, sending away is a good part of serving. */
const sentAway = busy()

/** Milliseconds between two looks at those who wait. */
const look = 50

const place = Symbol('place')
type Placed = FastifyRequest & { [place]: (() => void) | undefined }

interface Crowds {
  /** Of what is done at once. A place is given back with the answer: who reads it, and how fast, is no business of those who wait. */
  crowd: Crowd
  /** Of contents on their way in or out, which keep a file or a connection to their store open until the last byte. */
  contents: Crowd
  config: Pick<Config, 'trustedProxies'>
}

export function registerShedding(http: FastifyInstance, { crowd, contents, config }: Crowds) {
  let timer: NodeJS.Timeout | undefined
  // Whoever waits is looked after, and a house without a queue is left to sleep.
  const watch = () => {
    if (crowd.waiting || contents.waiting) timer ??= setTimeout(lookAround, look).unref()
  }
  const lookAround = () => {
    timer = undefined
    crowd.sendLateAway()
    contents.sendLateAway()
    watch()
  }
  /** What `done` is called with besides a refusal gives the place back; whoever hangs up has given it back already. */
  function enter(
    entered: Crowd,
    request: FastifyRequest,
    reply: FastifyReply,
    done: (refusal: Error | undefined, leave: () => void) => void,
  ) {
    const leave = entered.come(peerOf(config, request), (isIn, leave) => done(isIn ? undefined : sentAway, leave))
    reply.raw.once('close', leave)
    watch()
  }

  http.decorateRequest(place, undefined)
  http.addHook('onClose', async () => clearTimeout(timer))
  http.addHook('onRequest', (request, _reply, done) => {
    const { counts, isGraphql } = kindOf(request)
    const mayBeRefused = crowd.isLively && counts && !(isGraphql && !isMultipart(request))
    done(mayBeRefused && crowd.refuses(peerOf(config, request)) ? sentAway : undefined)
  })
  // Before any of it is read.
  http.addHook('preValidation', (request, reply, done) => {
    if (isMultipart(request) && kindOf(request).counts) enter(contents, request, reply, (refusal) => done(refusal))
    else done()
  })
  // It takes its place once its body is here: a slow sender holds none.
  http.addHook('preHandler', (request, reply, done) => {
    const { counts, isContent, isGraphql } = kindOf(request)
    if (isContent && reads(request)) return enter(contents, request, reply, (refusal) => done(refusal))
    if (!counts || isMultipart(request) || (isGraphql && signsIn(request.body))) return done()
    enter(crowd, request, reply, (refusal, leave) => {
      ;(request as Placed)[place] = leave
      done(refusal)
    })
  })
  http.addHook('onSend', (request, reply, payload, done) => {
    const leave = (request as Placed)[place]
    if (!leave) return done(null, payload)
    leave()
    if (!isStream(payload)) return done(null, payload)
    reply.raw.once('close', () => payload.destroy())
    enter(contents, request, reply, (refusal) => {
      if (!refusal) return done(null, payload)
      payload.destroy()
      done(refusal)
    })
  })
}

const isStream = (payload: unknown): payload is { destroy: () => void } =>
  typeof (payload as { pipe?: unknown } | null | undefined)?.pipe === 'function'

/** Milliseconds between two looks; each wakes a process that has nothing else to do. */
const resolution = 100
const window = 1000

/** The event loop's mean lateness over the last second, in milliseconds. */
export function watchDelay(http: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  let mean = 0
  const timer = setInterval(() => {
    mean = histogram.count ? Math.max(0, histogram.mean / 1e6 - resolution) : 0
    histogram.reset()
  }, window).unref()
  http.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => mean
}
