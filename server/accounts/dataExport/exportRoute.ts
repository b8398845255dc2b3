import type { FastifyInstance } from 'fastify'
import { inPerson } from '#server/access/inPerson.ts'
import { servedTo } from '#server/access/serving.ts'
import { signedIn } from '#server/access/signedIn.ts'
import type { App } from '#server/kernel/app.ts'
import { callOf } from '#server/kernel/http/calls.ts'
import { exportFileName, finishedExport } from './exports.ts'

const reading = inPerson(signedIn)

/** A copy of one's own things, streamed from the store. */
export const exportRoute = (app: App) => async (http: FastifyInstance) => {
  http.route<{ Params: { id: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/exports/:id/:name',
    async handler(request, reply) {
      const call = await callOf(app, request, reply)
      const { id, size } = await servedTo(app, call, reading, (grant) => finishedExport(grant, request.params.id))
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${exportFileName}"`,
        'content-length': size,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      return request.method === 'HEAD' ? reply.send() : reply.send(await app.files.read(id))
    },
  })
}
