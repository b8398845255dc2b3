import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { largestPart, mostParts } from '#schema/files/uploadsInParts.input.ts'
import type { AccountGrant } from '#server/access/accountGrant.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import type { StoredContent } from '#server/kernel/fileStore.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { after } from '#server/kernel/rows/moments.ts'
import type { Services } from '#server/kernel/services.ts'
import type { IncomingFile } from '#server/kernel/upload.ts'
import { peek } from '../peek.ts'
import { kept } from './beginning.ts'
import { UploadInParts } from './uploadInParts.entity.ts'
import { UploadPart } from './uploadPart.entity.ts'

/** A part whose content lies in the store; of nothing there is none. */
interface StagedPart extends StoredContent {
  partId: string | null
}
interface PartSent {
  id: string
  offset: number
}

/** Says where to go on. */
export const partMissing = ({ received }: UploadInParts) =>
  new AppError('cannotHandleTheRequest', { reason: 'partMissing', limits: { offset: { min: received, max: received } } })

/** Nothing of a part is read that could not be kept. */
export async function refusePart(grant: AccountGrant, { id, offset }: PartSent) {
  const upload = there(await grant.rows(UploadInParts).one({ id }))
  if (offset > upload.received) throw partMissing(upload)
}

export async function stagePart({ content }: IncomingFile, { files }: Pick<Services, 'files'>): Promise<StagedPart> {
  const { head, whole } = await peek(content)
  try {
    if (!head.length) return { partId: null, size: 0, sha256: hash('sha256', '', 'buffer') }
    const partId = uuidv7()
    return { partId, ...(await files.put(partId, Readable.from(bounded(whole), { objectMode: false }))) }
  } finally {
    content.destroy()
  }
}

async function* bounded(content: Readable) {
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestPart) throw new AppError('fileSizeTooBig', { limits: { file: { max: largestPart } } })
    yield chunk
  }
}

/** The part that is awaited is kept. One that came before is the same, or is refused; what came twice is swept. */
export async function addPart(grant: AccountGrant, { id, offset, partId, size, sha256 }: PartSent & StagedPart): Promise<UploadInParts> {
  const uploads = grant.rows(UploadInParts)
  const upload = await uploads.get(id)
  const end = offset + size
  if (end > upload.size) throw new AppError('fileSizeTooBig', { limits: { file: { max: upload.size - offset } } })
  if (!partId && offset === upload.received) return upload
  if (upload.fileId && end <= upload.received) return upload
  const parts = grant.rows(UploadPart)
  if (offset !== upload.received) {
    const before = await parts.one({ uploadId: id, beginsAt: offset })
    if (before?.size !== size || !before.sha256.equals(sha256)) throw partMissing(upload)
    return upload
  }
  if ((await parts.countOf({ uploadId: id })) >= mostParts) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' })
  await parts.add({ uploadId: id, beginsAt: offset, size, sha256 }, partId)
  const [grown] = await uploads.mark({ id }, { received: end, expiresAt: after(kept) })
  return there(grown)
}
