import type { FastifyInstance } from 'fastify'
import { whenAsked } from '#schema/whenAsked.ts'
import type { App } from '../app.ts'
import { printedPublicSchema, printedSchema } from '../schema.ts'
import { tagged } from './openToOthers.ts'

/** Both schemas, to be read or to generate clients from. */
export function registerSchemaTexts(http: FastifyInstance, { schema }: Pick<App, 'schema'>) {
  const texts = {
    '/schema.graphql': whenAsked(() => printedSchema(schema)),
    '/schema.public.graphql': whenAsked(() => printedPublicSchema(schema)),
  }
  for (const [url, written] of Object.entries(texts)) {
    http.get(url, (_request, reply) => {
      reply.header('cache-control', 'private, no-cache').type('text/plain; charset=utf-8')
      const text = written()
      return tagged(reply, text) ? reply.code(304).send() : reply.send(text)
    })
  }
}
