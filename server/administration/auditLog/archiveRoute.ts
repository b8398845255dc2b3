import type { FastifyInstance } from 'fastify'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { servedTo } from '#server/access/serving.ts'
import { archivedContent } from '#server/history/archive/archived.offer.ts'
import type { App } from '#server/kernel/app.ts'
import { AppError } from '#server/kernel/errors.ts'
import { callOf } from '#server/kernel/http/calls.ts'

/** A month of the audit log that was moved, as it lies in the store. */
export const archiveRoute = (app: App) => async (http: FastifyInstance) => {
  http.route<{ Params: { month: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/audit/:month',
    async handler(request, reply) {
      const call = await callOf(app, request, reply)
      const { month } = request.params
      const content = await servedTo(app, call, asSystemAdmin, (grant) => archivedContent(grant, month))
      if (!content) throw new AppError('entityNotFound')
      reply.headers({
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="audit-${month}.ndjson.gz"`,
        'content-length': content.size,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      return request.method === 'HEAD' ? reply.send() : reply.send(await app.files.read(content.id))
    },
  })
}
