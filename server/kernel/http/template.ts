import type { FastifyInstance, FastifyRequest } from 'fastify'

const templates = Symbol('template')
type Marked = FastifyRequest & { [templates]: string }

/** Looked up once: the library puts all that it knows of a route together each time it is asked. */
export function registerTemplates(http: FastifyInstance) {
  http.decorateRequest(templates, '')
  http.addHook('onRequest', (request, _reply, done) => {
    ;(request as Marked)[templates] = request.routeOptions.url ?? ''
    done()
  })
}

/** The address that a request was sent to as its route has it, without anything of what it names; empty where there is none. */
export const templateOf = (request: FastifyRequest) => (request as Marked)[templates]
