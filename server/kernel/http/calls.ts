import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../call.ts'
import { AppError } from '../errors.ts'
import type { Credentials, House } from '../house.ts'
import type { Viewer } from '../viewer.ts'
import { languageFor, noteAsker } from './askers.ts'
import { bearerOf } from './bearer.ts'
import { cookieName, cookieOptions } from './cookie.ts'
import { spendOfLink } from './linkAllowance.ts'

/** The request as operations see it. Reading who asks may refuse it: a link that has ended, an account switched in another tab. */
export async function callOf(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  { linkKey, versionMustBeGiven = false }: { linkKey?: string | undefined; versionMustBeGiven?: boolean } = {},
): Promise<Call> {
  const credentials = credentialsOf(house, request, linkKey)
  const found = await house.viewers.find(credentials)
  const viewer = isSwitched(found, request) ? await house.viewers.reload(credentials) : found
  noteAsker(request, viewer)
  const spend = (points: number) => spendOfLink(house, viewer, points, (name, value) => reply.header(name, value))
  spend(1)
  refuseSwitchedAccount(viewer, request)
  return {
    viewer,
    async refresh(this: Call) {
      this.viewer = await house.viewers.reload(credentials)
      noteAsker(request, this.viewer)
      this.language = languageFor(request)
      refuseSwitchedAccount(this.viewer, request)
    },
    requestId: request.id,
    address: request.ip,
    language: languageFor(request),
    repeat: repeatOf(request),
    versionMustBeGiven,
    isDeliberate: isDeliberate(request),
    features: house.config.features,
    sales: house.config.sales,
    files: house.files,
    search: house.search,
    outbox: house.outbox,
    jobs: house.jobs,
    registers: house.registers,
    spend,
    cancelled: () => cancelledWith(reply),
    persons: house.persons,
    linkKeys: house.linkKeys,
    mailKeys: house.mailKeys,
    noted: {},
    session: {
      start: (token) => void reply.setCookie(cookieName(house.config), token, cookieOptions(house.config)),
      end: () => void reply.clearCookie(cookieName(house.config), cookieOptions(house.config)),
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

const isDeliberate = ({ method, headers }: FastifyRequest) =>
  method !== 'HEAD' &&
  ![headers['sec-purpose'], headers['purpose']].flat().some((purpose) => purpose?.includes('prefetch')) &&
  headers['sec-fetch-site'] !== 'cross-site'

function repeatOf({ headers, method, url, body }: FastifyRequest): Call['repeat'] {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || method === 'GET' || method === 'HEAD') return undefined
  if (!key || key.length > 255) throw new AppError('badRequest')
  const asked = JSON.stringify([method, url, headers['if-match'] ?? null, body ?? null])
  return { key, hash: createHash('sha256').update(asked).digest() }
}

/** A token is shown on purpose, so it counts, and the cookie that a browser sends beside it does not. */
function credentialsOf({ config }: House, { headers, cookies }: FastifyRequest, linkKey: string | undefined): Credentials {
  if (linkKey !== undefined) return { linkKey }
  const accessToken = bearerOf(headers)
  return accessToken === undefined ? { sessionToken: cookies[cookieName(config)] } : { accessToken }
}
