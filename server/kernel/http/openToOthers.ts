import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The templates that pages of other origins may read, without credentials: what a public link shows, and the schema of it. */
export const openAddresses = [
  '/graphql/public/:publicLinkKey',
  '/schema.public.graphql',
  '/api/public/:publicLinkKey/file/:fileId',
] as const

const open = new Set<string>(openAddresses)
export const isOpenToOthers = (template: string) => open.has(template)

export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, ignored-fields, link, ratelimit, ratelimit-policy, retry-after, x-request-id',
  'cross-origin-resource-policy': 'cross-origin',
}

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'accept-language, apollo-require-preflight, content-type, if-none-match, range',
  'access-control-max-age': '86400',
}

/** Answers the question that a browser asks before it lets another origin's page send more than a plain request. */
export function registerPreflights(http: FastifyInstance) {
  for (const url of openAddresses) http.options(url, (_request, reply) => reply.code(204).headers(preflight).send())
}

/** So that a page may ask whether anything changed, and a link that has ended ends at the next request. */
export function tagged(reply: FastifyReply, text: string) {
  const tag = `"${hash('sha1', text, 'base64url')}"`
  reply.header('etag', tag)
  const isRead = reply.request.method === 'GET' || reply.request.method === 'HEAD'
  return isRead && reply.request.headers['if-none-match'] === tag
}
