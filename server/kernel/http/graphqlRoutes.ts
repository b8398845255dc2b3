import { ApolloServer, HeaderMap } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { App } from '../app.ts'
import type { Call } from '../call.ts'
import { asAppError, AppError } from '../errors.ts'
import { failure } from '../failure.ts'
import { answering, giveResolvers } from '../graphql.ts'
import { limitRules, mostTokens } from '../limits.ts'
import { languageOf } from '../texts.ts'
import { graphqlFiles, takesForms } from '../upload.ts'
import { pluginsOf } from './apolloPlugins.ts'
import { callOf } from './calls.ts'
import { challenge } from './challenge.ts'
import { graphqlHandler, type Served } from './graphqlHandler.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { resultText } from './passedThrough.ts'
import { networkOf } from './peer.ts'
import { knownByHash } from './persisted.ts'
import { priceOf } from './prices.ts'

export async function registerGraphql(http: FastifyInstance, app: App) {
  const full = serverOf(app, app.schema, app.documents.full)
  const open = serverOf(app, app.publicSchema, app.documents.open)
  const both = [full.apollo, open.apollo]
  await Promise.all(both.map((apollo) => apollo.start()))
  http.addHook('onClose', async () => void (await Promise.all(both.map((apollo) => apollo.stop()))))

  await http.register(async (scope) => {
    takesForms(scope)
    scope.addHook('preValidation', graphqlFiles)
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: graphqlHandler(full, (request, reply) => graphqlCall(app, request, reply)),
    })
  })
  http.route({
    method: ['GET', 'POST'],
    url: '/graphql/public/:publicLinkKey',
    handler: graphqlHandler(open, (request, reply) =>
      graphqlCall(app, request, reply, (request.params as { publicLinkKey: string }).publicLinkKey),
    ),
  })
}

async function graphqlCall(app: App, request: FastifyRequest, reply: FastifyReply, linkKey?: string): Promise<Call> {
  try {
    return await callOf(app, request, reply, { linkKey, versionMustBeGiven: true })
  } catch (error) {
    throw refusedBefore(app, asAppError(error), { requestId: request.id, language: languageOf(request.headers['accept-language']) })
  }
}

/** Before anything runs a refusal has its own HTTP status. */
function refusedBefore(app: App, error: AppError, call: Pick<Call, 'requestId' | 'language'>) {
  const refusal = failure(app, error, call)
  const headers = new HeaderMap()
  if (error.retryAfter) headers.set('retry-after', String(error.retryAfter))
  if (error.status === 401) headers.set('www-authenticate', challenge)
  const http = { status: error.status, headers }
  return new GraphQLError(refusal.message, { extensions: { ...refusal.extensions, http } })
}

function serverOf(app: App, schema: GraphQLSchema, documents: KnownDocuments): Served {
  giveResolvers(schema)
  const answer = charging(app, schema, answering(app, schema))
  const apollo = new ApolloServer<Call>({
    schema,
    introspection: true,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: mostTokens },
    validationRules: limitRules,
    persistedQueries: { cache: knownByHash(app.documents.texts), ttl: null },
    // It keeps what was seen once; what is worth keeping is known to us.
    documentStore: null,
    plugins: pluginsOf(answer, documents),
    logger: app.log,
    formatError: (formatted, error) => coded(app, formatted, error),
    stringifyResult: resultText,
  })
  return { apollo, answer, documents, read: (call) => spendOnReading(app, call) }
}

/** A document that is not known has to be read: by nobody without end. */
function spendOnReading(app: App, call: Call) {
  try {
    app.documentAllowance.spend(networkOf(call.address), 1)
  } catch (error) {
    throw refusedBefore(app, asAppError(error), call)
  }
}

/** What a document asks for is paid for each time it is answered, whether Apollo has read it now or long ago. */
function charging(app: App, schema: GraphQLSchema, answer: Served['answer']): Served['answer'] {
  const paid = new WeakSet<Call>()
  return async (operation, document, variables, call, standing) => {
    const price = paid.has(call) ? undefined : priceOf(schema, operation, document)
    paid.add(call)
    try {
      if (price?.points) call.spend(price.points)
      if (price?.described) call.describe(price.described)
      return await answer(operation, document, variables, call, standing)
    } catch (error) {
      throw refusedBefore(app, asAppError(error), call)
    }
  }
}

/** Refusals by Apollo and the GraphQL library get a code of ours; what we threw ourselves has one already. */
function coded(app: App, formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const own = formatted.extensions?.['code']
  if (typeof own === 'string' && !/^[A-Z_]+$/.test(own)) return formatted
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error
  const refusal = cause instanceof AppError ? cause : undefined
  const call = { requestId: '', language: 'en' as const }
  if (refusal) return { ...formatted, ...failure(app, refusal, call).toJSON() }
  if (own === 'INTERNAL_SERVER_ERROR') return { ...formatted, ...failure(app, asAppError(cause), call).toJSON() }
  // The library reads a document by calling itself, level by level.
  const message = formatted.message.includes('call stack') ? 'The document is nested too deeply.' : formatted.message
  const limits = message.includes(`${mostTokens} tokens`) ? { tokens: { max: mostTokens } } : undefined
  const details = limits ? { limits } : formatted.extensions?.['details']
  return {
    ...formatted,
    message,
    extensions: {
      code: 'badRequest',
      status: 400,
      ...(own === 'PERSISTED_QUERY_NOT_FOUND' && { reason: own }),
      ...(details !== undefined && { details }),
    },
  }
}
