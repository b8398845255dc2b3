import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
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
import type { FileStore as StorePlace } from '#server/config/fileStore.ts'
import { busy } from '#server/kernel/errors.ts'
import type { ContentFacts, FileStore, StoredContent } from '#server/kernel/fileStore.ts'
import { checkedKey, Incoming, isKey } from './content.ts'
import { discardParts } from './scratch.ts'

type Place = Extract<StorePlace, { kind: 's3' }>

/** An upload holds one part of 5 MB in memory, however large it is. */
const partsAtOnce = 1
const patience = { connectionTimeout: 2000, requestTimeout: 30_000, throwOnRequestTimeout: true }
/** Readers on slow lines keep theirs for long. */
const connections = { keepAlive: true, maxSockets: 1000 }

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Whatever the store's trouble is, ours is that it can't be used now. */
function away(error: unknown): never {
  throw busy(error)
}

/** Contents as objects in a bucket of an S3-compatible store, under their keys. */
export class S3Store implements FileStore {
  readonly scratch: string
  readonly #bucket: { Bucket: string }
  readonly #client: S3Client

  constructor({ bucket, endpoint, region, scratch }: Place) {
    this.scratch = scratch
    this.#bucket = { Bucket: bucket }
    this.#client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      // Stores that are not Amazon's refuse the checksums that nobody asked them for.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { ...patience, httpAgent: connections, httpsAgent: connections },
    })
  }

  async put(id: string, source: Readable): Promise<StoredContent> {
    const incoming = new Incoming(source)
    const params = { ...this.#object(id), Body: Readable.from(incoming.chunks(), { objectMode: false }) }
    try {
      await new Upload({ client: this.#client, params, queueSize: partsAtOnce }).done()
    } catch (error) {
      throw incoming.failure ?? busy(error)
    } finally {
      params.Body.destroy()
    }
    return incoming.stored()
  }

  async read(id: string, range?: { start: number; end: number }): Promise<Readable> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` }
    const { Body } = await this.#client.send(new GetObjectCommand({ ...this.#object(id), ...part })).catch((error: unknown) => {
      throw isMissing(error) ? error : busy(error)
    })
    return Body as Readable
  }

  async stat(id: string): Promise<ContentFacts | undefined> {
    try {
      const { ContentLength, LastModified } = await this.#client.send(new HeadObjectCommand(this.#object(id)))
      return { key: id, size: ContentLength!, changedAt: LastModified! }
    } catch (error) {
      return isMissing(error) ? undefined : away(error)
    }
  }

  async delete(id: string) {
    await this.#client.send(new DeleteObjectCommand(this.#object(id))).catch(away)
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
    for await (const { Key, UploadId, Initiated } of this.#unfinished()) {
      if (!isKey(Key!) || Initiated! >= before) continue
      await this.#client.send(new AbortMultipartUploadCommand({ ...this.#bucket, Key, UploadId })).catch((error: unknown) => {
        if (!isMissing(error)) away(error)
      })
    }
  }

  async *#unfinished() {
    let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {}
    while (after) {
      const { Uploads = [], ...page } = await this.#client.send(new ListMultipartUploadsCommand({ ...this.#bucket, ...after })).catch(away)
      yield* Uploads
      after = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
    }
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
