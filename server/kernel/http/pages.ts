import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { everyScreen, isScreen } from './addresses.ts'
import { builtClient, builtPage, type Fill, filling } from './clientPage.ts'
import { applicationPolicy, explorerPolicy, freshNonce } from './policy.ts'

/** Only whoever was given a link should find what it shows. */
const isOfLink = (url: string) => /^\/public-link(\/|$)/.test(url)

/** The application: one page for all its screens, and the files that the build has named by their content. */
export async function registerPages(http: FastifyInstance, boot: unknown, built = builtClient) {
  const page = builtPage(built, 'index.html')
  const fill = page === undefined ? undefined : filling(page, boot)
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    fill && isScreen(request.url.split('?', 1)[0]!) ? sendPage(fill, request, reply) : reply.callNotFound()
  http.get('/', answer)
  http.get(everyScreen, answer)

  const explorer = builtPage(built, 'explorer/index.html')
  if (explorer !== undefined) http.get('/explorer', (_request, reply) => sendHtml(reply, explorerPolicy, explorer))
  if (page !== undefined) await registerAssets(http, path.join(built, 'assets'))
}

function sendPage(fill: Fill, { url }: FastifyRequest, reply: FastifyReply) {
  const nonce = freshNonce()
  const isIndexed = !isOfLink(url)
  if (!isIndexed) reply.header('x-robots-tag', 'noindex')
  return sendHtml(reply, applicationPolicy(nonce), fill({ nonce, isIndexed }))
}

export const sendHtml = (reply: FastifyReply, policy: string, text: string) =>
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(text)

const oneYear = 31_536_000_000

const registerAssets = (http: FastifyInstance, root: string) =>
  http.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: oneYear,
    // A worker lives by the policy of its own file, not by its page's.
    setHeaders: (reply) => void reply.headers({ vary: 'accept-encoding', 'content-security-policy': explorerPolicy }),
  })
