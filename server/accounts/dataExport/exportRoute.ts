import type { FastifyInstance } from 'fastify'
import { exportFileName } from '#server/access/dataExports.ts'
import { exportFor } from '#server/access/onDataExport.ts'
import type { House } from '#server/kernel/house.ts'
import { callOf } from '#server/kernel/http/calls.ts'

/** A copy of one's own things, streamed from the store. */
export const exportRoute = (house: House) => async (app: FastifyInstance) => {
  app.route<{ Params: { id: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/exports/:id/:name',
    async handler(request, reply) {
      const { id, size } = await exportFor(house, await callOf(house, request, reply), request.params.id)
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${exportFileName}"`,
        'content-length': size,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      return request.method === 'HEAD' ? reply.send() : reply.send(await house.files.read(id))
    },
  })
}
