import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { everyScreen, isScreen } from './addresses.ts'
import { builtClient, builtPage, drawnScreens, type Fill, filling, type Shown } from './clientPage.ts'
import { applicationPolicy, explorerPolicy, freshNonce } from './policy.ts'
import { preloading } from './preloads.ts'

type Preloading = ReturnType<typeof preloading>

/** Only whoever was given a link should find what it shows. */
const isOfLink = (url: string) => /^\/public-link(\/|$)/.test(url)

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

/** The application: one page for all its screens, and the files that the build has named by their content. */
export async function registerPages(http: FastifyInstance, boot: { site?: object }, built = builtClient) {
  const page = builtPage(built, 'index.html')
  const fill = page === undefined ? undefined : filling(page, boot, drawnScreens(built))
  const preloads = preloading(built)
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    fill && isScreen(pathOf(request)) ? sendPage(fill, preloads, request, reply) : reply.callNotFound()
  http.get('/', answer)
  http.get(everyScreen, answer)

  const explorer = builtPage(built, 'explorer/index.html')
  if (explorer !== undefined) http.get('/explorer', (_request, reply) => sendHtml(reply, explorerPolicy, explorer))
  if (page !== undefined) await registerAssets(http, path.join(built, 'assets'))
}

async function sendPage(fill: Fill, preloads: Preloading, request: FastifyRequest, reply: FastifyReply) {
  const nonce = freshNonce()
  const isIndexed = !isOfLink(request.url)
  if (!isIndexed) reply.header('x-robots-tag', 'noindex')
  const shown = shownTo(request)
  const text = fill({ nonce, isIndexed, ...shown, preloads: preloads(pathOf(request), shown.language) })
  reply.header('vary', 'cookie, accept-encoding')
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (!takesBrotli) return sendHtml(reply, applicationPolicy(nonce), text)
  return sendHtml(reply.header('content-encoding', 'br'), applicationPolicy(nonce), await brotli(text))
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const brotli = (text: string) => promisify(brotliCompress)(text, quickly)

const signedIn = /(?:^|;\s*)(?:__Host-)?session=/
const inEnglish = /(?:^|;\s*)language=en(?:;|$)/

/** What is drawn says nothing of anybody: whoever has a session sees empty shapes until their own screen comes. */
function shownTo(request: FastifyRequest): Pick<Shown, 'language' | 'screen'> {
  const { cookie = '' } = request.headers
  return { language: inEnglish.test(cookie) ? 'en' : 'nb', screen: screenAt(pathOf(request), signedIn.test(cookie)) }
}

function screenAt(path: string, isSignedIn: boolean): Shown['screen'] {
  if (/^\/(private|public-link\/[^/]+)\/estate\/./.test(path)) return 'estate'
  if (isSignedIn) return 'screen'
  if (path === '/') return 'home'
  return path === '/login' ? 'login' : 'screen'
}

export const sendHtml = (reply: FastifyReply, policy: string, text: string | Buffer) =>
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
