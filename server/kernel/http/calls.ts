import { createHash } from 'node:crypto'
import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credentials, App } from '../app.ts'
import type { Call } from '../call.ts'
import { AppError } from '../errors.ts'
import type { Viewer } from '../viewer.ts'
import { languageFor, noteAsker } from './askers.ts'
import { bearerOf, cookieName, cookieOptions, sessionIn } from './credentials.ts'
import { addressOf } from './peer.ts'
import { spendOfDescription, spendOfLookUp, spendOfPurse } from './prices.ts'

/** The request as operations see it. Reading who asks may refuse it: a link that has ended, an account switched in another tab. */
export async function callOf(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { linkKey, versionMustBeGiven = false }: { linkKey?: string | undefined; versionMustBeGiven?: boolean } = {},
): Promise<Call> {
  const credentials = credentialsOf(app, request, linkKey)
  const found = await app.viewers.find(credentials)
  const viewer = isSwitched(found, request) ? await app.viewers.reload(credentials) : found
  noteAsker(request, viewer)
  const spend = (points: number) => spendOfPurse(app, viewer, points, (name, value) => reply.header(name, value))
  spend(1)
  let over: AbortSignal | undefined
  refuseSwitchedAccount(viewer, request)
  return {
    viewer,
    async refresh(this: Call) {
      this.viewer = await app.viewers.reload(credentials)
      noteAsker(request, this.viewer)
      this.language = languageFor(request)
      refuseSwitchedAccount(this.viewer, request)
    },
    requestId: request.id,
    address: addressOf(app.config, request),
    get device() {
      return deviceOf(request.headers['user-agent'])
    },
    language: languageFor(request),
    repeat: repeatOf(request),
    versionMustBeGiven,
    isDeliberate: isDeliberate(request),
    spend,
    describe(this: Call, points) {
      spendOfDescription(app, this, points)
    },
    lookUp(this: Call) {
      spendOfLookUp(app, this)
    },
    comeAgain: (seconds) => void reply.header('retry-after', seconds),
    cancelled: () => (over ??= cancelledWith(reply)),
    noted: {},
    session: {
      start: (token) => void reply.setCookie(cookieName(app.config), token, cookieOptions(app.config)),
      end: () => void reply.clearCookie(cookieName(app.config), cookieOptions(app.config)),
    },
  }
}

/** Made only for those who ask: most calls are over before anybody could call them off. */
function cancelledWith({ raw }: FastifyReply) {
  const over = new AbortController()
  if (raw.destroyed) over.abort()
  raw.once('close', () => raw.writableFinished || over.abort())
  return over.signal
}

/** A page that was opened as one account must not write as another, selected since in a second tab. */
function refuseSwitchedAccount(viewer: Viewer, request: FastifyRequest) {
  if (isSwitched(viewer, request)) throw new AppError('cannotHandleTheRequest', { reason: 'accountSwitched' })
}
const isSwitched = (viewer: Viewer, { headers }: FastifyRequest) =>
  viewer.kind === 'account' && Boolean(headers['x-account']) && headers['x-account'] !== viewer.accountId

const isDeliberate = (request: FastifyRequest) => !isAhead(request) && request.headers['sec-fetch-site'] !== 'cross-site'
/** Nobody has looked at it yet. */
export const isAhead = ({ method, headers }: FastifyRequest) =>
  method === 'HEAD' || isPrefetch(headers['sec-purpose']) || isPrefetch(headers['purpose'])
const isPrefetch = (purpose: string | string[] | undefined) => purpose !== undefined && String(purpose).includes('prefetch')

function repeatOf({ headers, method, url, body }: FastifyRequest): Call['repeat'] {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || method === 'GET' || method === 'HEAD') return undefined
  if (!key || key.length > 255) throw new AppError('badRequest')
  const asked = JSON.stringify([method, url, headers['if-match'] ?? null, body ?? null])
  return { key, hash: createHash('sha256').update(asked).digest() }
}

/** A token is shown on purpose, so it counts, and the cookie that a browser sends beside it does not. */
function credentialsOf({ config }: App, { headers }: FastifyRequest, linkKey: string | undefined): Credentials {
  if (linkKey !== undefined) return { linkKey }
  const accessToken = bearerOf(headers)
  return accessToken === undefined ? { sessionToken: sessionIn(config, headers) } : { accessToken }
}

/** Longer ones are nobody's browser. */
const longestUserAgent = 512

/** `Firefox, Windows`; nothing where it says neither. */
function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > longestUserAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100) || null
}
