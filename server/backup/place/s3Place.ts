import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { abortUploads, isMissingObject, putObject, s3Client } from '#server/files/store/s3Objects.ts'
import type { BackupPlace, Kept, PartFacts } from './backupPlace.ts'
import { checkedPart, isPart } from './names.ts'

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
    this.#client = s3Client({ endpoint, region, requestHandler: patience })
  }

  async put(name: string, source: Readable): Promise<Kept> {
    const { size, sha256 } = await putObject(this.#client, { ...this.#object(name), source, partSize })
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
      if (isMissingObject(error)) return undefined
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

  discardUnfinished() {
    return abortUploads(this.#client, this.#bucket, ({ Key }) => this.#nameOf(Key!) !== undefined)
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
