import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { FileStore as StorePlace } from '#server/config/fileStore.ts'
import { filesAway } from '#server/kernel/errors.ts'
import type { ContentFacts, FileStore, StoredContent } from '#server/kernel/fileStore.ts'
import { comingIn } from './comingIn.ts'
import { checkedKey, isKey } from './content.ts'
import { abortUploads, isMissingObject, putObject, s3Client } from './s3Objects.ts'
import { discardParts } from './scratch.ts'

type Place = Extract<StorePlace, { kind: 's3' }>

/** For a part that is sent; each try has its own. */
const patience = { connectionTimeout: 2000, requestTimeout: 30_000, throwOnRequestTimeout: true }
const maxAttempts = 2
/** Whoever waits for the beginning of an answer, and for more of a content. */
const usually = { toAnswer: 10_000, toGoOn: 20_000 }
/** Readers on slow lines keep theirs for long. */
const connections = { keepAlive: true, maxSockets: 1000 }

/** Whatever the store's trouble is, ours is that it can't be used now. */
function away(error: unknown): never {
  throw filesAway(error)
}

/** Contents as objects in a bucket of an S3-compatible store, under their keys. */
export class S3Store implements FileStore {
  readonly scratch: string
  readonly #bucket: { Bucket: string }
  readonly #client: S3Client
  readonly #waits: { requestTimeout: number }
  readonly #longestSilence: number

  constructor({ bucket, endpoint, region, scratch }: Place, { toAnswer, toGoOn } = usually) {
    this.scratch = scratch
    this.#bucket = { Bucket: bucket }
    this.#waits = { requestTimeout: toAnswer }
    this.#longestSilence = toGoOn
    this.#client = s3Client({
      endpoint,
      region,
      maxAttempts,
      requestHandler: { ...patience, httpAgent: connections, httpsAgent: connections },
    })
  }

  async put(id: string, source: Readable): Promise<StoredContent> {
    return putObject(this.#client, { ...this.#object(id), source }, filesAway)
  }

  async read(id: string, range?: { start: number; end: number }): Promise<Readable> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` }
    const { Body } = await this.#client
      .send(new GetObjectCommand({ ...this.#object(id), ...part }), this.#waits)
      .catch((error: unknown) => {
        throw isMissingObject(error) ? error : filesAway(error)
      })
    return comingIn(Body as IncomingMessage, this.#longestSilence)
  }

  async stat(id: string): Promise<ContentFacts | undefined> {
    try {
      const { ContentLength, LastModified } = await this.#client.send(new HeadObjectCommand(this.#object(id)), this.#waits)
      return { key: id, size: ContentLength!, changedAt: LastModified! }
    } catch (error) {
      return isMissingObject(error) ? undefined : away(error)
    }
  }

  async delete(id: string) {
    await this.#client.send(new DeleteObjectCommand(this.#object(id)), this.#waits).catch(away)
  }

  async *list() {
    try {
      // A copy, since the library writes the mark of the next page into what it is given.
      for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, { ...this.#bucket })) {
        for (const { Key, Size, LastModified } of Contents) if (isKey(Key!)) yield { key: Key!, size: Size!, changedAt: LastModified! }
      }
    } catch (error) {
      away(error)
    }
  }

  async discardUnfinished(before: Date) {
    await discardParts(this.scratch, before)
    await abortUploads(this.#client, this.#bucket, ({ Key, Initiated }) => isKey(Key!) && Initiated! < before).catch(away)
  }

  async ready() {
    await mkdir(this.scratch, { recursive: true })
    await access(this.scratch, constants.W_OK)
    await this.#client.send(new HeadBucketCommand(this.#bucket), { abortSignal: AbortSignal.timeout(2000) }).catch(away)
  }

  #object(id: string) {
    return { ...this.#bucket, Key: checkedKey(id) }
  }
}
