import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { everyScreen, isScreen } from './addresses.ts'
import { builtClient, builtPage, drawnScreens, type Fill, filling, type Language, type Opening, type Shown } from './clientPage.ts'
import { applicationPolicy, explorerPolicy, freshNonce } from './policy.ts'
import { preloading } from './preloads.ts'

type Preloading = ReturnType<typeof preloading>

/** Asks what the page of an address brings along, if anything. */
export type Opens = (
  request: Pick<FastifyRequest, 'method' | 'headers' | 'socket'>,
  path: string,
  language: Language,
) => Promise<Opening | undefined>

/** Only whoever was given a link should find what it shows. */
const isOfLink = (url: string) => /^\/public-link(\/|$)/.test(url)

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

interface Pages {
  boot: { site?: object }
  opens?: Opens
  built?: string
}

/** The application: one page for all its screens, and the files that the build has named by their content. */
export async function registerPages(http: FastifyInstance, { boot, opens = async () => undefined, built = builtClient }: Pages) {
  const page = builtPage(built, 'index.html')
  const fill = page === undefined ? undefined : filling(page, boot, drawnScreens(built))
  const preloads = preloading(built)
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    fill && isScreen(pathOf(request)) ? sendPage({ fill, preloads, opens }, request, reply) : reply.callNotFound()
  http.get('/', answer)
  http.get(everyScreen, answer)

  const explorer = builtPage(built, 'explorer/index.html')
  if (explorer !== undefined) http.get('/explorer', (_request, reply) => sendHtml(reply, explorerPolicy, explorer))
  if (page !== undefined) await registerAssets(http, path.join(built, 'assets'))
}

interface Sent {
  fill: Fill
  preloads: Preloading
  opens: Opens
}

async function sendPage({ fill, preloads, opens }: Sent, request: FastifyRequest, reply: FastifyReply) {
  const nonce = freshNonce()
  const isIndexed = !isOfLink(request.url)
  if (!isIndexed) reply.header('x-robots-tag', 'noindex')
  const shown = shownTo(request)
  const opening = isIndexed ? undefined : await opens(request, pathOf(request), shown.language)
  const text = fill({ nonce, isIndexed, ...shown, opening, preloads: preloads(pathOf(request), shown.language) })
  reply.header('vary', 'cookie, accept-encoding')
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const content = takesBrotli ? await brotli(text) : text
  if (takesBrotli) reply.header('content-encoding', 'br')
  // What it brings along ends with the link, wherever it was shown.
  return sendHtml(reply, applicationPolicy(nonce, isIndexed ? 'nowhere' : 'here'), content, opening ? 'no-store' : 'no-cache')
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
  if (/^\/(private|public-link\/[^/]+)\/estate\/./.test(path)) return isSignedIn ? 'memberEstate' : 'estate'
  if (isSignedIn) return 'memberScreen'
  if (path === '/') return 'home'
  return path === '/login' ? 'login' : 'screen'
}

export const sendHtml = (reply: FastifyReply, policy: string, text: string | Buffer, keeping = 'no-cache') =>
  reply.headers({ 'content-security-policy': policy, 'cache-control': keeping }).type('text/html; charset=utf-8').send(text)

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
