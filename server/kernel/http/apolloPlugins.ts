import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap, type HTTPGraphQLHead } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { GraphQLError } from 'graphql'
import type { Call } from '../call.ts'
import type { Served } from './graphqlHandler.ts'
import { passedThrough } from './passedThrough.ts'

/** None of these decides anything: a document that is known goes past Apollo, and so past its plugins. */
export const pluginsOf = (answer: Served['answer'], documents: Served['documents']): ApolloServerPlugin<Call>[] => [
  passingThrough(answer, documents),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
]

function passingThrough(answer: Served['answer'], documents: Served['documents']): ApolloServerPlugin<Call> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ response: { body }, contextValue: { requestId } }) {
        if (body.kind !== 'single' || !body.singleResult.errors) return
        body.singleResult.errors = body.singleResult.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }))
      },
      async responseForOperation({ operation, document, request, contextValue }) {
        // Absent where the document holds none of the name that was asked for; the library tells that.
        if (!operation) return null
        const standing = documents.standingOf(request)
        const given = await answered(() => answer(operation, document, request.variables, contextValue, standing))
        if (!given) return null
        // Sound, whatever its variables were.
        documents.keep(request, { operation, document })
        if (given instanceof GraphQLError) return refusedWhole(given)
        return {
          http: { headers: new HeaderMap(), status: undefined },
          body: { kind: 'single', singleResult: passedThrough(given) as never },
        }
      },
    }),
  }
}

/** What is refused before any field is read comes back, for Apollo takes what is thrown here for a fault of ours. */
const answered = async <T>(work: () => T) => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

function refusedWhole(refusal: GraphQLError): GraphQLResponse {
  const { http, ...extensions } = refusal.extensions as { http: Pick<HTTPGraphQLHead, 'status' | 'headers'> }
  const error = { message: refusal.message, extensions }
  return { http, body: { kind: 'single', singleResult: { errors: [error] } } }
}
