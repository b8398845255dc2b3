import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { isOpenToOthers, openHeaders, registerPreflights, tagged } from './openToOthers.ts'
import { nothingAllowed } from './policy.ts'
import { templateOf } from './template.ts'

type Headers = Readonly<Record<string, string>>

const oneYear = 31_536_000

/** On every answer, until a page or a file says otherwise of itself. */
export const baseHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Headers => ({
  'content-security-policy': nothingAllowed,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` }),
})

/** A link's answers may be kept by the visitor's browser, which has to ask each time whether they still hold. */
const askEachTime = { 'cache-control': 'private, no-cache' }
const isOfLink = (template: string) => template.includes('/:publicLinkKey')

export function registerHeaders(http: FastifyInstance, config: Pick<Config, 'publicUrl'>) {
  const base = baseHeaders(config)
  const ofTemplates = new Map<string, Headers>()
  const headersOf = (template: string) => {
    let headers = ofTemplates.get(template)
    if (!headers) {
      headers = { ...base, ...(isOfLink(template) && askEachTime), ...(isOpenToOthers(template) && { ...askEachTime, ...openHeaders }) }
      ofTemplates.set(template, headers)
    }
    return headers
  }
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(templateOf(request)))
    done()
  })
  http.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || !isOpenToOthers(templateOf(request))) return done(null, payload)
    reply.header('cache-control', askEachTime['cache-control'])
    if (!tagged(reply, payload)) return done(null, payload)
    reply.code(304)
    return done(null, null)
  })
  registerPreflights(http)
}
