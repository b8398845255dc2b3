import { largestFile } from '#schema/files/formats.ts'
import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import { after } from '#server/kernel/rows/moments.ts'
import { cleanName } from '../names.offer.ts'
import { documentType, pictureType } from '../sniff.ts'
import { UploadInParts } from './uploadInParts.entity.ts'

/** Of one account, under way at once. */
export const mostOpen = 20
export const mostOpenBytes = 1_073_741_824

/** Since something of it came. */
export const kept = '24 hours'

export interface Beginning {
  id?: string | null
  name: string
  size: number
  sha256: string
  purpose?: UploadInParts['purpose'] | null
}

const underWay = ofAccount(`select from upload_in_parts where account_id = $1 and file_id is null and expires_at > now()
  having count(*) >= $2::int or sum(size) > $3::bigint`)

/** As it is told. */
export const written = ({ id, name, size, sha256, purpose, received, fileId, expiresAt }: UploadInParts) => {
  return { id, name, size, sha256: sha256.toString('hex'), purpose, received, fileId, expiresAt }
}

/** What its name says is looked at before any of it comes; what it is, once it is whole. */
export async function beginUpload(grant: AccountGrant, { id, name: given, size, sha256, purpose }: Beginning) {
  const name = cleanName(given)
  const values = { name, size, sha256: Buffer.from(sha256, 'hex'), purpose: purpose ?? 'document' }
  if (size > largestFile) throw new AppError('fileSizeTooBig')
  if (values.purpose === 'image') pictureType(name)
  else documentType(name)
  const uploads = grant.rows(UploadInParts)
  await uploads.countAlone()
  const begun = id ? await uploads.find(id) : null
  if (begun) return sameAs(begun, values)
  const [isFull] = await grant.query(underWay, mostOpen, mostOpenBytes - size)
  if (isFull) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 60 })
  const saved = await uploads.save(id ? { id } : {}, { ...values, expiresAt: after(kept) })
  return there(await uploads.one({ id: saved.written.id }))
}

/** Whoever does not know whether they have begun may ask again. */
function sameAs(begun: UploadInParts, { name, size, sha256, purpose }: Pick<UploadInParts, 'name' | 'size' | 'sha256' | 'purpose'>) {
  const isSame = begun.name === name && begun.size === size && begun.purpose === purpose && begun.sha256.equals(sha256)
  if (!isSame) throw new AppError('entityAlreadyExists')
  return begun
}
