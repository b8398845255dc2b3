import type { FastifyInstance } from 'fastify'
import { ingestDoor } from '#server/access/ingestDoor.ts'
import type { App } from '#server/kernel/app.ts'
import { AppError } from '#server/kernel/errors.ts'
import { bearerOf } from '#server/kernel/http/credentials.ts'
import { keepMessage } from './keepMessage.ts'
import { readMessage } from './messages.ts'

const largestMessage = 65_536

/** Where networks of sensors hand in what was measured. Only a token opens it; there is no session behind it. */
export const ingestRoute =
  ({ db }: App) =>
  (http: FastifyInstance, _options: object, done: () => void) => {
    http.post('/api/ingest/moisture', { bodyLimit: largestMessage }, async (request, reply) => {
      const token = bearerOf(request.headers)
      if (token === undefined) throw new AppError('unauthenticatedUser')
      await keepMessage(await ingestDoor(db.manager, token), readMessage(request.body))
      return reply.code(204).send()
    })
    done()
  }
