import type { FastifyInstance } from 'fastify'
import { caretakerOf } from '#server/access/caretaker.ts'
import type { App } from '#server/kernel/app.ts'
import { chooseByToken } from './choices.ts'

const largestForm = 1024

/**
 * Where a mail program unsubscribes for its reader (RFC 8058): one POST to the address in the mail's own header, with no
 * session and nothing that a form would ask. Opened in a browser the same address is a screen.
 */
export const unsubscribeRoute = (app: App) => (http: FastifyInstance, _options: object, done: () => void) => {
  for (const form of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    http.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
  http.post<{ Params: { token: string } }>('/unsubscribe/:token', { bodyLimit: largestForm }, async ({ params: { token } }, reply) => {
    await chooseByToken(caretakerOf(app), app.mailKeys, { token, isOn: false })
    return reply.type('text/plain; charset=utf-8').send('OK\n')
  })
  done()
}
