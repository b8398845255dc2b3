import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureWidths } from '#schema/files/pictures.ts'
import { fileFor, type ServedFile } from '#server/access/onFile.ts'
import { logoFor } from '#server/access/onLogo.ts'
import type { App } from '#server/kernel/app.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { errorBody } from '#server/kernel/failure.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { callOf } from '#server/kernel/http/calls.ts'
import { languageOf } from '#server/kernel/texts.ts'
import { tellReaders } from '#server/pages/refusedFile.ts'
import { isSizable, type PictureWidth, sizedPicture } from './pictures/sizes.offer.ts'
import { contentType, disposition, fileHeaders } from './serving/headers.offer.ts'
import { holds, rangeOf } from './serving/range.ts'
import { whileAllowed } from './serving/whileAllowed.ts'

type Params = { fileId: string; publicLinkKey?: string }
type Query = { w?: string; download?: string; companyId?: string }
type FileRequest = FastifyRequest<{ Params: Params; Querystring: Query }>

/** File content, for accounts and for the holders of public links: one handler, and one question asked each time. */
export const fileRoutes = (app: App) => async (http: FastifyInstance) => {
  tellReaders(http, app)
  for (const url of ['/files/:fileId/:name', '/api/private/file/:fileId', '/api/public/:publicLinkKey/file/:fileId']) {
    http.route<{ Params: Params; Querystring: Query }>({
      method: ['GET', 'HEAD'],
      url,
      async handler(request, reply) {
        const { fileId, publicLinkKey } = request.params
        return serve(app, await callOf(app, request, reply, { linkKey: publicLinkKey }), fileId, request, reply)
      },
    })
  }
  http.route<{ Params: Params; Querystring: Query }>({
    method: ['GET', 'HEAD'],
    url: '/api/private/company/logo',
    async handler(request, reply) {
      const call = await callOf(app, request, reply)
      const fileId = await logoFor(app, call, request.query.companyId)
      return fileId ? serve(app, call, fileId, request, reply) : reply.code(204).send()
    },
  })
}

async function serve(app: App, call: Call, fileId: string, request: FileRequest, reply: FastifyReply) {
  const file = await fileFor(call, fileId, app.send)
  const { key, type, mark } = await contentOf(app.files, file, request, reply)
  const facts = await app.files.stat(key)
  if (!facts) throw new Error(`the content of file ${key} is missing`)

  const tag = `"${file.sha256}${mark}"`
  reply.headers({
    ...fileHeaders(type),
    ...(request.params.publicLinkKey !== undefined && { 'cache-control': 'private, no-cache' }),
    etag: tag,
  })
  if (holds(request.headers['if-none-match'], tag)) return reply.code(304).send()
  reply.headers({
    'content-type': contentType(type),
    'content-disposition': disposition({ name: file.name, type }, request.query.download !== undefined),
  })

  const { range: asked, 'if-range': ifRange } = request.headers
  const range = ifRange === undefined || ifRange === tag ? rangeOf(asked, facts.size) : undefined
  if (range === null) return notThere(app, facts.size, request, reply)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${facts.size}`)
  const length = range ? range.end - range.start + 1 : facts.size
  reply.header('content-length', length)
  if (request.method === 'HEAD') return reply.send()
  const content = await app.files.read(key, range)
  // Whoever hangs up while the store is silent must not leave it waiting for more.
  reply.raw.once('close', () => content.destroy())
  return reply.send(whileAllowed(content, length, () => fileFor(call, fileId, app.send)))
}

/** The content itself, or one of a picture's sizes, which goes by a tag of its own. */
async function contentOf(files: FileStore, { id, type }: ServedFile, { query: { w }, headers }: FileRequest, reply: FastifyReply) {
  if (w === undefined) return { key: id, type, mark: '' }
  const width = pictureWidths.find((known) => String(known) === w)
  if (!width || !isSizable(type)) throw new AppError('badRequest', { fields: { w: 'notValid' } })
  return sized(files, id, width, headers.accept, reply)
}

async function sized(files: FileStore, id: string, width: PictureWidth, accept: string | undefined, reply: FastifyReply) {
  const format = accept?.includes('image/webp') ? 'webp' : 'jpeg'
  reply.header('vary', 'Accept')
  return { key: await sizedPicture(files, id, width, format), type: `image/${format}`, mark: `-${width}-${format}` }
}

function notThere(app: App, size: number, { id: requestId, headers }: FileRequest, reply: FastifyReply) {
  const body = errorBody(app, new AppError('badRequest'), { requestId, language: languageOf(headers['accept-language']) })
  return reply
    .code(416)
    .removeHeader('content-disposition')
    .header('content-range', `bytes */${size}`)
    .type('application/json; charset=utf-8')
    .send(body)
}
