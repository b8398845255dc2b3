import type { FastifyInstance } from 'fastify'
import { whenAsked } from '#schema/whenAsked.ts'
import { tagged } from '#server/kernel/http/openToOthers.ts'
import type { ApiDocument } from './document.ts'

export const apiDocumentAddress = '/api/openapi.json'

export function registerApiDocument(http: FastifyInstance, document: () => ApiDocument) {
  const written = whenAsked(() => JSON.stringify(document()))
  http.get(apiDocumentAddress, (_request, reply) => {
    reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8')
    const text = written()
    return tagged(reply, text) ? reply.code(304).send() : reply.send(text)
  })
}
