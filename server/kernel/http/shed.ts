import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { busy } from '../errors.ts'
import { isMultipart } from '../upload.ts'
import type { Crowd } from './crowd.ts'
import { signsIn } from './signsIn.ts'
import { templateOf } from './template.ts'

/** Who signs in, and who watches over us, always gets through. */
const reserved = new Set(['/api/public/profile/user/login', '/api/public/oidc/:name', '/api/public/oidc/:name/callback'])
const atDatabase = /^\/(api|graphql|files)\//
const counts = (template: string) => (template === '/graphql' || atDatabase.test(template)) && !reserved.has(template)
/** Content may travel for minutes; it must not take the place of what is done at once. */
const isOfFiles = (template: string) => /\/file(s)?\//.test(template)

/** What is decided of an address alone, once. */
const kinds = new Map<string, { counts: boolean; isOfFiles: boolean; isGraphql: boolean }>()
function kindOf(request: FastifyRequest) {
  const template = templateOf(request)
  let kind = kinds.get(template)
  // One address for everything: only its body tells who signs in.
  if (!kind) kinds.set(template, (kind = { counts: counts(template), isOfFiles: isOfFiles(template), isGraphql: template === '/graphql' }))
  return kind
}

/** One for all of them: where each is made anew, with the way that led to it, sending away is a good part of serving. */
const sentAway = busy()

/** Milliseconds between two looks at those who wait. */
const look = 50

export function registerShedding(http: FastifyInstance, crowd: Crowd) {
  let timer: NodeJS.Timeout | undefined
  // Whoever waits is looked after, and a house without a queue is left to sleep.
  const watch = () => {
    if (crowd.waiting) timer ??= setTimeout(lookAround, look).unref()
  }
  const lookAround = () => {
    timer = undefined
    crowd.sendLateAway()
    watch()
  }
  http.addHook('onClose', async () => clearTimeout(timer))
  http.addHook('onRequest', (request, _reply, done) => {
    const { counts, isGraphql } = kindOf(request)
    done(counts && !(isGraphql && !isMultipart(request)) && crowd.refuses() ? sentAway : undefined)
  })
  // It takes its place once its body is here: a slow sender holds none.
  http.addHook('preHandler', (request, reply, done) => {
    const { counts, isOfFiles, isGraphql } = kindOf(request)
    const hasFile = isMultipart(request)
    if (!counts || isOfFiles || hasFile || (isGraphql && signsIn(request.body))) return done()
    const leave = crowd.come((isIn) => done(isIn ? undefined : sentAway))
    reply.raw.once('close', leave)
    watch()
  })
}

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
