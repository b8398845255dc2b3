import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What is told to a caller, in the words of S3. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

const ifThere = async <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Buckets as folders; an object appears whole, with its last byte. */
export class Disk {
  readonly #folder: string
  constructor(folder: string) {
    this.#folder = folder
  }

  async bucket(name: string) {
    if (!(await ifThere(stat(this.#place(name))))) throw new Refusal(404, 'NoSuchBucket')
  }

  async object(bucket: string, key: string) {
    const file = this.#place(bucket, 'objects', encodeURIComponent(key))
    const facts = await ifThere(stat(file))
    if (!facts) throw new Refusal(404, 'NoSuchKey')
    return { key, size: facts.size, changedAt: facts.mtime, read: (range: object = {}) => createReadStream(file, range) }
  }

  async keys(bucket: string, prefix: string, after: string, most: number) {
    const all = ((await ifThere(readdir(this.#place(bucket, 'objects')))) ?? [])
      .map(decodeURIComponent)
      .sort()
      .filter((key) => key.startsWith(prefix) && key > after)
    return { keys: all.slice(0, most), isTruncated: all.length > most }
  }

  put = (bucket: string, key: string, content: Readable, sha256: string) =>
    this.#write(this.#place(bucket, 'objects', encodeURIComponent(key)), content, sha256)
  remove = (bucket: string, key: string) => rm(this.#place(bucket, 'objects', encodeURIComponent(key)), { force: true })

  async begin(bucket: string, key: string) {
    const id = randomUUID()
    await mkdir(this.#place(bucket, 'uploads', id), { recursive: true })
    await writeFile(this.#place(bucket, 'uploads', id, 'key'), key)
    return id
  }

  async uploads(bucket: string) {
    const ids = ((await ifThere(readdir(this.#place(bucket, 'uploads')))) ?? []).sort()
    return Promise.all(
      ids.map(async (id) => {
        const file = this.#place(bucket, 'uploads', id, 'key')
        return { id, key: await readFile(file, 'utf8'), begun: (await stat(file)).mtime }
      }),
    )
  }

  async putPart(bucket: string, id: string, part: number, content: Readable, sha256: string) {
    await this.#upload(bucket, id)
    return this.#write(this.#place(bucket, 'uploads', id, String(part)), content, sha256)
  }

  async complete(bucket: string, key: string, id: string, parts: readonly number[]) {
    await this.#upload(bucket, id)
    const places = parts.map((part) => this.#place(bucket, 'uploads', id, String(part)))
    for (const place of places.slice(0, -1)) if ((await stat(place)).size < 5 * 1024 * 1024) throw new Refusal(400, 'EntityTooSmall')
    const whole = async function* () {
      for (const place of places) yield* createReadStream(place) as AsyncIterable<Buffer>
    }
    const tag = await this.#write(this.#place(bucket, 'objects', encodeURIComponent(key)), whole())
    await this.abort(bucket, id)
    return tag
  }

  async abort(bucket: string, id: string) {
    await this.#upload(bucket, id)
    await rm(this.#place(bucket, 'uploads', id), { recursive: true })
  }

  async #upload(bucket: string, id: string) {
    if (!(await ifThere(stat(this.#place(bucket, 'uploads', id))))) throw new Refusal(404, 'NoSuchUpload')
  }

  /** Answers its MD5, which is the tag of an object put at once. */
  async #write(file: string, content: AsyncIterable<Buffer>, sha256?: string) {
    const [md5, sha] = [createHash('md5'), createHash('sha256')]
    const hashed = async function* () {
      for await (const chunk of content) {
        md5.update(chunk)
        sha.update(chunk)
        yield chunk
      }
    }
    await mkdir(path.dirname(file), { recursive: true })
    const part = path.join(this.#folder, `${randomUUID()}.part`)
    try {
      await pipeline(hashed(), createWriteStream(part))
      if (sha256?.length === 64 && sha.digest('hex') !== sha256) throw new Refusal(400, 'XAmzContentSHA256Mismatch')
      await rename(part, file)
    } finally {
      await rm(part, { force: true })
    }
    return md5.digest('hex')
  }

  #place = (...parts: string[]) => {
    if (parts.some((part) => !part || part.includes('/') || part.startsWith('.'))) throw new Refusal(400, 'InvalidArgument')
    return path.join(this.#folder, ...parts)
  }
}
