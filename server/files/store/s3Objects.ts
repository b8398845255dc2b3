import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  type PutObjectCommandInput,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { StoredContent } from '#server/kernel/fileStore.ts'
import { Incoming } from './content.ts'

export const isMissingObject = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Of any store that speaks S3. */
export const s3Client = (config: Pick<S3ClientConfig, 'endpoint' | 'region' | 'requestHandler' | 'maxAttempts'>) =>
  new S3Client({
    ...config,
    forcePathStyle: true,
    // Stores that are not Amazon's refuse the checksums that nobody asked them for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

interface Putting extends Pick<PutObjectCommandInput, 'Bucket' | 'Key'> {
  source: Readable
  /** Held in memory, one at a time. */
  partSize?: number
}

/** What the source fails by is told as its own, and what the store does by `away`. */
export async function putObject(
  client: S3Client,
  { source, partSize, ...object }: Putting,
  away: (error: unknown) => unknown = (error) => error,
): Promise<StoredContent> {
  const incoming = new Incoming(source)
  const Body = Readable.from(incoming.chunks(), { objectMode: false })
  try {
    await new Upload({ client, params: { ...object, Body }, queueSize: 1, ...(partSize && { partSize }) }).done()
  } catch (error) {
    throw incoming.failure ?? away(error)
  } finally {
    Body.destroy()
  }
  return incoming.stored()
}

/** Ends the uploads that were begun and are of nobody any more. */
export async function abortUploads(client: S3Client, bucket: { Bucket: string }, isLeft: (upload: MultipartUpload) => boolean) {
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {}
  while (after) {
    const { Uploads = [], ...page } = await client.send(new ListMultipartUploadsCommand({ ...bucket, ...after }))
    for (const upload of Uploads.filter(isLeft)) {
      const { Key, UploadId } = upload
      await client.send(new AbortMultipartUploadCommand({ ...bucket, Key, UploadId })).catch((error: unknown) => {
        // Somebody else has ended it.
        if (!isMissingObject(error)) throw error
      })
    }
    after = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
  }
}
