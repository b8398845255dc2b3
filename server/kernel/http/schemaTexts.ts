import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { printedPublicSchema, printedSchema } from '../schema.ts'
import { tagged } from './openToOthers.ts'

/** Both schemas, to be read or to generate clients from. */
export function registerSchemaTexts(app: FastifyInstance, { schema }: Pick<House, 'schema'>) {
  const texts = { '/schema.graphql': printedSchema(schema), '/schema.public.graphql': printedPublicSchema(schema) }
  for (const [url, text] of Object.entries(texts)) {
    app.get(url, (_request, reply) => {
      reply.header('cache-control', 'private, no-cache').type('text/plain; charset=utf-8')
      return tagged(reply, text) ? reply.code(304).send() : reply.send(text)
    })
  }
}
