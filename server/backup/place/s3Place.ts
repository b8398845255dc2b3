import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Incoming } from '#server/files/store/content.ts'
import { type BackupPlace, checkedPart, isPart, type Kept, type PartFacts } from './backupPlace.ts'

export interface S3Address {
  bucket: string
  /** Empty, or ending with a stroke. */
  prefix: string
  endpoint: string
  region: string
}

const patience = { connectionTimeout: 5000, requestTimeout: 60_000, throwOnRequestTimeout: true }
/** A store takes ten thousand of them: a part of a backup may grow to 160 GB, and so much is held in memory at most. */
const partSize = 16 * 1_048_576
const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Backups as objects in a bucket of an S3-compatible store. */
export class S3Place implements BackupPlace {
  readonly address: string
  readonly #prefix: string
  readonly #bucket: { Bucket: string }
  readonly #client: S3Client

  constructor({ bucket, prefix, endpoint, region }: S3Address) {
    this.address = `s3://${bucket}/${prefix}`
    this.#prefix = prefix
    this.#bucket = { Bucket: bucket }
    this.#client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: patience,
    })
  }

  async put(name: string, source: Readable): Promise<Kept> {
    const incoming = new Incoming(source)
    const params = { ...this.#object(name), Body: Readable.from(incoming.chunks(), { objectMode: false }) }
    try {
      await new Upload({ client: this.#client, params, queueSize: 1, partSize }).done()
    } catch (error) {
      throw incoming.failure ?? error
    } finally {
      params.Body.destroy()
    }
    const { size, sha256 } = incoming.stored()
    return { bytes: size, sha256: sha256.toString('hex') }
  }

  async read(name: string) {
    const { Body } = await this.#client.send(new GetObjectCommand(this.#object(name)))
    return Body as Readable
  }

  async stat(name: string): Promise<PartFacts | undefined> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(this.#object(name)))
      return { name, bytes: ContentLength! }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async delete(name: string) {
    await this.#client.send(new DeleteObjectCommand(this.#object(name)))
  }

  async *list() {
    const under = this.#prefix ? { Prefix: this.#prefix } : {}
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, { ...this.#bucket, ...under })) {
      for (const { Key, Size } of Contents) {
        const name = this.#nameOf(Key!)
        if (name) yield { name, bytes: Size! }
      }
    }
  }

  async discardUnfinished() {
    const { Uploads = [] } = await this.#client.send(new ListMultipartUploadsCommand(this.#bucket))
    for (const { Key, UploadId } of Uploads)
      if (this.#nameOf(Key!)) await this.#client.send(new AbortMultipartUploadCommand({ ...this.#bucket, Key, UploadId }))
  }

  async ready() {
    await this.#client.send(new HeadBucketCommand(this.#bucket))
  }

  #nameOf(key: string) {
    const name = key.startsWith(this.#prefix) ? key.slice(this.#prefix.length) : ''
    return isPart(name) ? name : undefined
  }

  #object(name: string) {
    return { ...this.#bucket, Key: `${this.#prefix}${checkedPart(name)}` }
  }
}
