import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import busboy from 'busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs'
import Upload from 'graphql-upload/Upload.mjs'
import { largestFile, mostFiles } from '#schema/files/formats.ts'
import { AppError, asAppError, bodyTooLarge, invalid } from './errors.ts'

/** A file on its way in. Its name is what the sender says; its content fails with the refusal that the caller is told. */
export interface IncomingFile {
  name: string
  content: Readable
}

/** Hands on a content, which fails at its end where something malicious is found in it. */
export type Search = (content: Readable) => Readable

/** What a form may need beside the files in it. */
const envelope = 1_048_576
/** Reading stops when there is more than this, so a file of exactly the largest size passes. */
const fileSize = largestFile + 1
const formLimits = { fileSize, files: 2, fields: 10, fieldSize: 10_000, fieldNameSize: 100, parts: 12 }

export const isMultipart = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^multipart\/form-data(?:;|$)/i.test(headers['content-type'] ?? '')
const announcesMore = ({ headers }: FastifyRequest, most: number) => Number(headers['content-length']) > most + envelope

/** Bytes as they are. */
export const isContent = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^application\/octet-stream\s*(?:;|$)/i.test(headers['content-type'] ?? '')

/** Routes of this scope take forms with files in them, and read them themselves. */
export function takesForms(scope: FastifyInstance) {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}
/** The same of contents without a form around them. */
export function takesContents(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** A content that comes as it is; where its sender says what it comes to (RFC 9530), it is held to that. */
export function restContent(request: FastifyRequest): Promise<IncomingFile> {
  const { raw, headers } = request
  const [, digest] = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/.exec(String(headers['content-digest'] ?? '')) ?? []
  const isSound = headers['content-type'] === undefined || isContent(request)
  const coming: Promise<IncomingFile> = isSound
    ? Promise.resolve({ name: '', content: Readable.from(asSent(raw, digest), { objectMode: false }) })
    : Promise.reject(new AppError('unsupportedFileFormat'))
  coming.catch(() => undefined) // a caller who is refused at the door leaves it unasked for
  return coming
}

async function* asSent(content: Readable, digest: string | undefined) {
  const hash = createHash('sha256')
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      if (digest) hash.update(chunk)
      yield chunk
    }
  } catch (error) {
    // Whoever hangs up has sent what nobody can read.
    throw new AppError('badRequest', undefined, { cause: error })
  }
  if (digest && hash.digest('base64') !== digest) throw invalid('content-digest', 'notValid')
}

/** The file of a form: one, in the field `file`. Its content ends when the whole form has proved to be sound. */
export function restFile(request: FastifyRequest): Promise<IncomingFile> {
  const { raw } = request
  const { promise, resolve, reject } = Promise.withResolvers<IncomingFile>()
  promise.catch(() => undefined) // a caller who is refused at the door leaves it unasked for
  if (!isMultipart(request)) reject(new AppError('unsupportedFileFormat'))
  else if (announcesMore(request, largestFile)) reject(new AppError('fileSizeTooBig'))
  else read()
  return promise

  function read() {
    const content = new PassThrough().on('error', () => undefined)
    let form: busboy.Busboy
    const refuse = (error: AppError) => {
      reject(error)
      content.destroy(error)
      raw.unpipe(form)
    }
    const malformed = () => refuse(new AppError('badRequest'))
    try {
      form = busboy({ headers: request.headers, defParamCharset: 'utf8', limits: formLimits })
    } catch {
      return reject(new AppError('badRequest'))
    }
    let isFound = false
    form.on('file', (field, file, { filename }) => {
      file.on('error', () => undefined).on('limit', () => refuse(new AppError('fileSizeTooBig')))
      if (field !== 'file' || isFound || !filename) {
        file.resume()
        return malformed()
      }
      isFound = true
      file.pipe(content, { end: false })
      resolve({ name: filename, content })
    })
    form.on('field', (_field, _value, { valueTruncated }) => valueTruncated && malformed())
    form.on('finish', () => (isFound ? content.end() : refuse(invalid('file', 'required'))))
    for (const broken of ['error', 'filesLimit', 'fieldsLimit', 'partsLimit'] as const) form.on(broken, malformed)
    for (const cut of ['error', 'close'] as const) raw.once(cut, () => raw.readableEnded || raw.complete || malformed())
    content.once('close', () => raw.unpipe(form))
    raw.pipe(form)
  }
}

/** Reads the front of a GraphQL form before Apollo sees it. What no page of ours could have sent is left unread, for Apollo to refuse. */
export function graphqlFiles(request: FastifyRequest, reply: FastifyReply, done: (refusal?: AppError) => void) {
  if (isMultipart(request) && mayBeOurs(request)) void readForm(request, reply, done)
  else done()
}
const mayBeOurs = ({ headers }: FastifyRequest) => Boolean(headers['apollo-require-preflight'] || headers['x-apollo-operation-name'])

async function readForm(request: FastifyRequest, reply: FastifyReply, done: (refusal?: AppError) => void) {
  const limits = { maxFileSize: fileSize, maxFiles: mostFiles, maxFieldSize: envelope }
  if (announcesMore(request, mostFiles * largestFile)) return done(bodyTooLarge(mostFiles * largestFile))
  const refusal = await processRequest(request.raw, reply.raw, limits).then(
    (body) => void (request.body = body),
    (error: unknown) => refusalOf(error),
  )
  return done(refusal ?? undefined)
}

/** A variable of such a form as the file that follows in it. */
export function graphqlFile(value: unknown): Promise<IncomingFile> | undefined {
  if (!(value instanceof Upload)) return undefined
  const coming = value.promise.then(
    (file) => ({ name: file.filename, content: Readable.from(contentOf(file), { objectMode: false }) }),
    (error: unknown) => {
      throw refusalOf(error)
    },
  )
  coming.catch(() => undefined)
  return coming
}

/** Opened by whoever begins to read it: what stays unread must hold nothing. */
async function* contentOf({ createReadStream }: FileUpload) {
  try {
    yield* createReadStream() as AsyncIterable<Buffer>
  } catch (error) {
    throw refusalOf(error)
  }
}

const refusalOf = (cause: unknown) => {
  const refusal = asAppError(cause)
  if (refusal.code !== 'internalError') return refusal
  const { status, message } = cause as { status?: number; message: string }
  if (status === 413 && message.includes('field value exceeds')) return bodyTooLarge(envelope, cause)
  const isTooBig = status === 413 && message.startsWith('File truncated')
  return new AppError(isTooBig ? 'fileSizeTooBig' : 'badRequest', undefined, { cause })
}
