import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Kind, parse, type SelectionSetNode } from 'graphql'
import { defaultPageSize, largestPage } from '#schema/paging.ts'
import { textOf } from '../answer.ts'
import type { App } from '../app.ts'
import { answersMany, answerType } from '../assemble.ts'
import { admit, type Call } from '../call.ts'
import { AppError } from '../errors.ts'
import { unpaged } from '../limits.ts'
import { Root } from '../read/root.ts'
import { type Field, readFields } from '../read/selection.ts'
import { fieldNamed, isPublicLink, pathNames, type Route, type SentContent } from '../rest.ts'
import { unversioned } from '../rows/versions.ts'
import { isMultipart, restContent, restFile, takesContents, takesForms } from '../upload.ts'
import { unknownFields, writtenFigures } from './bodyFields.ts'
import { callOf } from './calls.ts'
import { pageLinks } from './pageLinks.ts'
import { pricesOfRoute } from './prices.ts'

type NamedValues = Readonly<Record<string, unknown>>

/** Turns the rows into routes. They decide nothing: each is an operation, its input and what of the answer is told. */
export function registerRest(http: FastifyInstance, app: App) {
  const taking = (what: Route['takesFile']) => app.routes.filter(({ takesFile }) => takesFile === what)
  serve(http, app, taking(false))
  void http.register(async (scope) => {
    takesForms(scope)
    serve(scope, app, taking('form'))
  })
  void http.register(async (scope) => {
    takesContents(scope)
    serve(scope, app, taking('content'))
  })
}

function serve(http: FastifyInstance, app: App, routes: readonly Route[]) {
  for (const route of routes) {
    const root = new Root(app.planning, route.operation, fieldOf(app, route), route.shape, app.naming.own)
    const after = afterOf(app, route)
    const next = nextOf(app, route)
    const isMany = answersMany(route.operation, app.operations, app.schema)
    const priceOf = pricesOfRoute(route.operation.name, root.field)
    const price: Price = (query) => priceOf(isMany ? rowsOf(route, query) : 1)
    http.route({
      method: route.method,
      url: route.path,
      ...(route.takesFile !== 'form' && { onRequest: forgetTypeOfNothing }),
      handler: (request, reply) => answer(app, route, { root, after, next, price }, request, reply),
    })
  }
}

/** Programs tell a type of what they send though they send nothing, and a call that needs no body is no less sound for that. */
function forgetTypeOfNothing({ headers }: FastifyRequest, _reply: FastifyReply, done: () => void) {
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) delete headers['content-type']
  done()
}

/** What is done once it was looked at; it tells nothing. */
function afterOf(app: App, route: Route) {
  const { afterwards: operation } = route
  return operation && new Root(app.planning, operation, fieldOf(app, { ...route, operation, answer: undefined }), 'list', app.naming.own)
}
type Price = (query: NamedValues) => number
/** What is done next; it tells nothing either. */
function nextOf(app: App, route: Route) {
  const operation = route.next?.operation
  return operation && new Root(app.planning, operation, fieldOf(app, { ...route, operation, answer: undefined }), 'list', app.naming.own)
}
interface Roots {
  root: Root
  after: Root | undefined
  next: Root | undefined
  /** In points. */
  price: Price
}

/** How many records a list may answer with. */
function rowsOf({ shape }: Route, { pageSize }: NamedValues) {
  if (shape !== 'page') return unpaged
  const size = Number(pageSize ?? defaultPageSize)
  return size >= 1 && size <= largestPage ? size : largestPage
}

async function answer(app: App, route: Route, { root, after, next, price }: Roots, request: FastifyRequest, reply: FastifyReply) {
  const params = request.params as Record<string, string>
  const call = await callOf(app, request, reply, isPublicLink(route) ? { linkKey: params['publicLinkKey']! } : {})
  const points = price(request.query as NamedValues)
  if (points) call.spend(points)
  if (route.path.startsWith('/api/private/')) await admit(call, { admit: refuseNobody })
  const { format, ...filters } = request.query as NamedValues
  const input = () => ({
    ...named(route, route.files ? filters : (request.query as NamedValues)),
    ...route.body(namesakes(route, params, bodyOf(route, request))),
    ...versionOf(route, request),
    ...named(route, params),
  })
  const text = await textOf(app, root, input, call, {}).catch((error: unknown) => {
    throw inNamesOf(route, error)
  })
  if (next && route.next!.when(JSON.parse(text) as NamedValues)) await textOf(app, next, () => named(route, params), call, {})
  if (after && isLookedAt(request)) reply.raw.once('finish', () => void doAfterwards(app, after, input, call))
  const unknown = route.method === 'get' || route.takesFile ? [] : unknownFields(route, request.body)
  if (unknown.length) reply.header('ignored-fields', unknown.join(', '))
  if (route.files) return sendFile(route.files, format, JSON.parse(text) as NamedValues, call, reply)
  if (!route.answer || route.tellsNothing) return reply.code(204).send()
  if (route.sends) return sent(reply, await route.sends.content(JSON.parse(text) as NamedValues, { app, call }))
  const links = route.shape === 'page' && pageLinks(request.url, text)
  if (links) reply.header('link', links)
  const tag = tagOf(route, text)
  if (tag) reply.header('etag', tag)
  if (tag && route.method === 'get' && request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.code(route.status).type('application/json; charset=utf-8').send(text)
}

async function sendFile(files: NonNullable<Route['files']>, format: unknown, answer: NamedValues, { language }: Call, reply: FastifyReply) {
  const allowed = Object.keys(files)
  const wanted = format === undefined ? allowed[0] : allowed.find((name) => name === format)
  if (wanted === undefined) throw new AppError('unprocessableEntity', { fields: { format: 'notValid' }, allowed: { format: allowed } })
  const form = files[wanted]!
  const { name, content } = await form.write(answer, language)
  return reply
    .type(form.type)
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' })
    .send(content)
}

/** Browsers fetch beforehand what may never be looked at. */
const isLookedAt = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  ![headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) => String(purpose).includes('prefetch'))

/** Whoever may not say so, as with a token that only reads, has had their answer all the same. */
async function doAfterwards(app: App, after: Root, input: () => NamedValues, call: Call) {
  try {
    await textOf(app, after, input, { ...call, repeat: undefined }, {})
  } catch (error) {
    if (!(error instanceof AppError)) app.log.error(error, 'after an answer')
  }
}

const sent = (reply: FastifyReply, { headers, content }: SentContent) => reply.headers(headers).send(content)

/** Whatever the operation itself is open to: what lies under this address is for those with a session. */
function refuseNobody({ kind }: Call['viewer']) {
  if (kind === 'anonymous') throw new AppError('unauthenticatedUser')
}

/** Parameters by the names that the operation's input has for them. */
const named = (route: Route, given: NamedValues): NamedValues =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [fieldNamed(route, name), value]))

/** A fault stands at the parameter that was sent. */
function inNamesOf({ query }: Route, error: unknown) {
  if (!(error instanceof AppError) || !error.details?.fields) return error
  const sent = new Map([...Object.entries(query).map(([name, field]) => [field, name] as const), ['version', 'If-Match']])
  const fields = Object.fromEntries(Object.entries(error.details.fields).map(([field, fault]) => [sent.get(field) ?? field, fault]))
  return new AppError(error.code, { ...error.details, fields }, { cause: error })
}

function bodyOf(route: Route, request: FastifyRequest): NamedValues {
  const { method, takesFile } = route
  if (method === 'get') return {}
  if (takesFile === 'form') return { file: fileOf(request) }
  if (takesFile) return { file: restContent(request) }
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('badRequest')
  const written = writtenFigures(route, body)
  if (written.length) throw new AppError('badRequest', { fields: Object.fromEntries(written.map((path) => [path, 'notValid'])) })
  return body as NamedValues
}

/** In the form, or one that was kept before. */
function fileOf(request: FastifyRequest) {
  const { body } = request
  const { fileId } = Object(body) as { fileId?: unknown }
  if (fileId === undefined || isMultipart(request)) return restFile(request)
  return typeof fileId === 'string' || fileId == null ? fileId : ''
}

/** What the address names, the body may name again, and nothing else by that name. */
function namesakes(route: Route, params: Readonly<Record<string, string>>, body: NamedValues) {
  const contradicts = (name: string) => ![undefined, null, params[name]].includes(body[fieldNamed(route, name)] as string)
  if (pathNames(route).some(contradicts)) throw new AppError('badRequest')
  return body
}

/** `If-Match: "v3"` says which version the change is of. */
function versionOf({ needsVersion }: Route, { headers }: FastifyRequest): NamedValues {
  const given = headers['if-match']
  if (given === undefined && needsVersion) throw unversioned()
  if (given === undefined) return {}
  const [, version] = /^"v(\d{1,9})"$/.exec(given) ?? []
  if (!version) throw new AppError('badRequest', { fields: { version: 'notValid' } })
  return { version: Number(version) }
}

/** Of one versioned record its version, of what a link shows its content. */
function tagOf({ method, path, shape }: Route, text: string) {
  const version = shape === 'list' && text.startsWith('{') ? (JSON.parse(text) as { version?: number }).version : undefined
  if (version) return `"v${version}"`
  if (method === 'get' && path.startsWith('/api/public/:publicLinkKey/')) return `"${hash('sha1', text, 'base64url')}"`
  return undefined
}

/** What of the operation's answer a row tells. */
export function fieldOf({ schema, operations }: Pick<App, 'schema' | 'operations'>, { answer: selection, operation, path }: Route): Field {
  const type = answerType(operation, operations, schema)
  if (selection && !type) throw new Error(`${path} answers a selection of what is no record`)
  const set = selection ? selectionOf(selection) : undefined
  const fields = set && type ? readFields({ schema, fragments: {}, variables: {} }, type, [set]) : []
  return { key: 'answer', name: operation.name, nodes: [], ...(type && { type }), list: false, args: {}, fields }
}

const selections = new Map<string, SelectionSetNode>()
/** The same for whoever starts next in this process. */
function selectionOf(text: string): SelectionSetNode {
  const kept = selections.get(text)
  if (kept) return kept
  const [definition] = parse(text, { noLocation: true }).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`no selection: ${text}`)
  selections.set(text, definition.selectionSet)
  return definition.selectionSet
}
