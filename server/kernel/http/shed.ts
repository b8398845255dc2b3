import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { busy } from '../errors.ts'
import { isMultipart } from '../upload.ts'
import { signsIn } from './signsIn.ts'
import { templateOf } from './template.ts'

/** Requests that work at the database at once; a pool of twenty has then more waiting than it clears in a second. */
const mostInFlight = 300
const longestMeanDelay = 200

/**
 * Decides whether there is room for one more. A limit of requests in flight alone lets work that is bound by the
 * processor pile up in the kernel's queue, so the lateness of the event loop counts too.
 */
export class Crowd {
  inFlight = 0
  refused = 0
  readonly #most: number
  readonly #meanDelay: () => number

  constructor({ most = mostInFlight, meanDelay }: { most?: number; meanDelay: () => number }) {
    this.#most = most
    this.#meanDelay = meanDelay
  }

  refuses(): boolean {
    const isFull = this.inFlight >= this.#most
    const isLate = this.inFlight > this.#most / 2 && this.#meanDelay() > longestMeanDelay
    if (isFull || isLate) this.refused++
    return isFull || isLate
  }
}

/** Who signs in, and who watches over us, always gets through. */
const reserved = new Set(['/api/public/profile/user/login'])
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

export function registerShedding(http: FastifyInstance, crowd: Crowd) {
  http.addHook('onRequest', (request, _reply, done) => {
    const { counts, isGraphql } = kindOf(request)
    done(counts && !(isGraphql && !isMultipart(request)) && crowd.refuses() ? busy() : undefined)
  })
  // Counted once its body is here: a slow sender holds no place.
  http.addHook('preHandler', (request, reply, done) => {
    const { counts, isOfFiles, isGraphql } = kindOf(request)
    const hasFile = isMultipart(request)
    if (isGraphql && !hasFile) {
      if (signsIn(request.body)) return done()
      if (crowd.refuses()) return done(busy())
    }
    if (counts && !isOfFiles && !hasFile) {
      crowd.inFlight++
      reply.raw.once('close', () => crowd.inFlight--)
    }
    done()
  })
}

const resolution = 20
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
