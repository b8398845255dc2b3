import { type ApolloServer, type GraphQLRequest, HeaderMap } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../call.ts'
import type { answering } from '../graphql.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { passedThrough, resultText } from './passedThrough.ts'

type CallFor = (request: FastifyRequest, reply: FastifyReply) => Promise<Call>

/** One schema as it is served: by Apollo, and past it where a document is known. */
export interface Served {
  apollo: ApolloServer<Call>
  answer: ReturnType<typeof answering>
  documents: KnownDocuments
  /** Refuses whoever has had too many documents read that are not known. */
  read: (call: Call) => void
}

/**
 * A document sent as JSON goes to Apollo as it is, and past it once Apollo has found it sound: then only its variables are
 * new, and those that are no good are for Apollo again. Whatever takes more reading, a GET, a form, an unusual `Accept`, and
 * whatever is refused before anything runs, goes the way of Apollo's own HTTP, which answers alike.
 */
export const graphqlHandler =
  ({ apollo, answer, documents, read }: Served, callFor: CallFor) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const readCall = async () => {
      const call = await callFor(request, reply)
      read(call)
      return call
    }
    const type = plainType(request.headers.accept)
    const query = type && documentIn(request)
    if (!query) return throughHttp(apollo, request, reply, readCall)
    try {
      const document = documents.find(query)
      const contextValue = await (document ? callFor(request, reply) : readCall())
      const answered = document && (await answer(document.operation, document.document, query.variables, contextValue, document.standing))
      if (answered) return await reply.type(type).send(resultText(passedThrough(answered)))
      const { body, http } = await apollo.executeOperation(query, { contextValue })
      if (body.kind !== 'single') throw new Error('an answer in parts, which nobody asked for')
      for (const [name, value] of http.headers) reply.header(name, value)
      return await reply
        .code(http.status ?? 200)
        .type(type)
        .send(resultText(body.singleResult))
    } catch (error) {
      return throughHttp(apollo, request, reply, () => Promise.reject(error))
    }
  }

async function throughHttp(apollo: ApolloServer<Call>, request: FastifyRequest, reply: FastifyReply, context: () => Promise<Call>) {
  const { method, body: sent, url } = request
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, body: sent, headers: headersOf(request), search },
    context,
  })
  for (const [name, value] of headers) reply.header(name, value)
  if (body.kind !== 'complete') throw new Error('an answer in parts, which nobody asked for')
  return reply.code(status ?? 200).send(status && status >= 400 ? numbered(body.string, request.id) : body.string)
}

/** What Apollo refuses before it has asked for the call does not say yet which request it was. */
function numbered(text: string, requestId: string) {
  if (!text.startsWith('{"errors":')) return text
  const { errors, ...rest } = JSON.parse(text) as { errors: { extensions?: object }[] }
  return JSON.stringify({ errors: errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } })), ...rest })
}

function headersOf({ headers }: FastifyRequest) {
  const map = new HeaderMap()
  for (const [name, value] of Object.entries(headers)) if (value) map.set(name, String(value))
  return map
}

const json = 'application/json'
const graphqlResponse = 'application/graphql-response+json'

/** What an `Accept` names first, and without reservation, is what it likes best. */
function plainType(accept: string | undefined) {
  if (accept === undefined || accept === '*/*') return `${json}; charset=utf-8`
  const [first] = accept.split(',', 1)
  return first === graphqlResponse || first === json ? `${first}; charset=utf-8` : undefined
}

const isJson = /^application\/json *(;|$)/i
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRecordOrAbsent = (value: unknown) => value == null || isRecord(value)

/** The call that a body of the common form makes. */
function documentIn({ method, headers, body }: FastifyRequest): GraphQLRequest | undefined {
  if (method !== 'POST' || !isJson.test(headers['content-type'] ?? '') || !isRecord(body)) return undefined
  const { query, operationName, variables, extensions } = body
  if (query !== undefined && typeof query !== 'string') return undefined
  if (operationName != null && typeof operationName !== 'string') return undefined
  if (!isRecordOrAbsent(variables) || !isRecordOrAbsent(extensions)) return undefined
  return {
    ...(query !== undefined && { query }),
    ...(operationName != null && { operationName }),
    ...(variables != null && { variables }),
    ...(extensions != null && { extensions }),
  }
}
