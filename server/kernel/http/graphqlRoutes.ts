import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { Call } from '../call.ts'
import { asAppError, AppError } from '../errors.ts'
import { failure } from '../failure.ts'
import { answering, giveResolvers } from '../graphql.ts'
import type { House } from '../house.ts'
import { limitRules, mostTokens } from '../limits.ts'
import { languageOf } from '../texts.ts'
import { graphqlFiles, takesForms } from '../upload.ts'
import { callOf } from './calls.ts'
import { graphqlHandler, type Served } from './graphqlHandler.ts'
import { KnownDocuments } from './knownDocuments.ts'
import { spendingOfLink } from './linkAllowance.ts'
import { passedThrough, resultText } from './passedThrough.ts'
import { knownOperations } from './persisted.ts'

export async function registerGraphql(app: FastifyInstance, house: House) {
  const full = serverOf(house, house.schema)
  const open = serverOf(house, house.publicSchema)
  const both = [full.apollo, open.apollo]
  await Promise.all(both.map((apollo) => apollo.start()))
  app.addHook('onClose', async () => void (await Promise.all(both.map((apollo) => apollo.stop()))))

  await app.register(async (scope) => {
    takesForms(scope)
    scope.addHook('preValidation', graphqlFiles)
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: graphqlHandler(full, (request, reply) => graphqlCall(house, request, reply)),
    })
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql/public/:publicLinkKey',
    handler: graphqlHandler(open, (request, reply) =>
      graphqlCall(house, request, reply, (request.params as { publicLinkKey: string }).publicLinkKey),
    ),
  })
}

async function graphqlCall(house: House, request: FastifyRequest, reply: FastifyReply, linkKey?: string): Promise<Call> {
  try {
    return await callOf(house, request, reply, { linkKey, versionMustBeGiven: true })
  } catch (error) {
    throw refusedBefore(house, asAppError(error), { requestId: request.id, language: languageOf(request.headers['accept-language']) })
  }
}

/** Before anything runs a refusal has its own HTTP status. */
function refusedBefore(house: House, error: AppError, asked: Pick<Call, 'requestId' | 'language'>) {
  const refusal = failure(house, error, asked)
  const http = { status: error.status, headers: new HeaderMap(error.retryAfter ? [['retry-after', String(error.retryAfter)]] : []) }
  return new GraphQLError(refusal.message, { extensions: { ...refusal.extensions, http } })
}

function serverOf(house: House, schema: GraphQLSchema): Served {
  giveResolvers(house, schema)
  const [answer, known] = [answering(house, schema), new KnownDocuments()]
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
    persistedQueries: { cache: knownOperations(), ttl: null },
    plugins: [
      spendingOfLink(house, (error, call) => refusedBefore(house, error, call)),
      passingThrough(answer, known),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
    ],
    logger: house.log,
    formatError: (formatted, error) => coded(house, formatted, error),
    stringifyResult: resultText,
  })
  return { apollo, answer, known }
}

function passingThrough(answer: Served['answer'], known: KnownDocuments): ApolloServerPlugin<Call> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ response: { body }, contextValue: { requestId } }) {
        if (body.kind !== 'single' || !body.singleResult.errors) return
        body.singleResult.errors = body.singleResult.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }))
      },
      async responseForOperation({ operation, document, request, contextValue }) {
        // Absent where the document holds none of the name that was asked for; the library tells that.
        const given = operation && (await answer(operation, document, request.variables, contextValue))
        if (!given) return null
        known.keep(request, { operation, document })
        return {
          http: { headers: new HeaderMap(), status: undefined },
          body: { kind: 'single', singleResult: passedThrough(given) as never },
        }
      },
    }),
  }
}

/** Refusals by Apollo and the GraphQL library get a code of ours; what we threw ourselves has one already. */
function coded(house: House, formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const own = formatted.extensions?.['code']
  if (typeof own === 'string' && !/^[A-Z_]+$/.test(own)) return formatted
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error
  const known = cause instanceof AppError ? cause : undefined
  const call = { requestId: '', language: 'en' as const }
  if (known) return { ...formatted, ...failure(house, known, call).toJSON() }
  if (own === 'INTERNAL_SERVER_ERROR') return { ...formatted, ...failure(house, asAppError(cause), call).toJSON() }
  return { ...formatted, extensions: { code: 'badRequest', status: 400, ...(own === 'PERSISTED_QUERY_NOT_FOUND' && { reason: own }) } }
}
