import { ApolloServer, HeaderMap } from '@apollo/server'
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
import { pluginsOf } from './apolloPlugins.ts'
import { callOf } from './calls.ts'
import { graphqlHandler, type Served } from './graphqlHandler.ts'
import { KnownDocuments } from './knownDocuments.ts'
import { priceOf } from './linkAllowance.ts'
import { resultText } from './passedThrough.ts'
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
  const [answer, known] = [charging(house, answering(house, schema)), new KnownDocuments()]
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
    plugins: pluginsOf(answer, known),
    logger: house.log,
    formatError: (formatted, error) => coded(house, formatted, error),
    stringifyResult: resultText,
  })
  return { apollo, answer, known }
}

/** What a document asks for is paid for each time it is answered, whether Apollo has read it now or long ago. */
function charging(house: House, answer: Served['answer']): Served['answer'] {
  const paid = new WeakSet<Call>()
  return (operation, document, variables, call) => {
    const price = paid.has(call) ? 0 : priceOf(operation, document)
    paid.add(call)
    try {
      if (price) call.spend(price)
    } catch (error) {
      throw refusedBefore(house, asAppError(error), call)
    }
    return answer(operation, document, variables, call)
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
