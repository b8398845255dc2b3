import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { invalid, there } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import type { Services } from '#server/kernel/services.ts'
import { type Staged, stageDocument, stageImage } from '../staging.ts'
import { partMissing } from './parts.ts'
import { UploadInParts } from './uploadInParts.entity.ts'
import { UploadPart } from './uploadPart.entity.ts'

/** Their contents go as those of every upload that came to no row: soon, and by whoever sweeps. */
const letGoOfParts = ofAccount(`with gone as (delete from upload_part where account_id = $1 and upload_id = $2 returning id)
  insert into staged_content (id) select id from gone on conflict do nothing`)

/** Takes in the whole as if it had come at once, by every rule of files. Two may do so at the same time: one of them is kept. */
export async function stageWhole(grant: AccountGrant, id: string, app: Pick<Services, 'files' | 'search'>): Promise<Staged | undefined> {
  const upload = there(await grant.rows(UploadInParts).one({ id }))
  if (upload.fileId) return undefined
  if (upload.received < upload.size) throw partMissing(upload)
  const parts = await grant.rows(UploadPart).all({ uploadId: id })
  const inOrder = parts.sort((one, other) => one.beginsAt - other.beginsAt)
  const content = Readable.from(whole(app.files, inOrder, upload.sha256), { objectMode: false })
  return (upload.purpose === 'image' ? stageImage : stageDocument)({ name: upload.name, content }, app)
}

async function* whole(files: FileStore, parts: readonly UploadPart[], sha256: Buffer) {
  const hash = createHash('sha256')
  for (const { id } of parts) {
    for await (const chunk of (await files.read(id)) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
  }
  if (!hash.digest().equals(sha256)) throw invalid('sha256', 'notValid')
}

/** Once: whoever comes later is told of the same file, and what they had made is swept. */
export async function keepJoined(grant: AccountGrant, id: string, staged: Staged | undefined) {
  const uploads = grant.rows(UploadInParts)
  const upload = await uploads.get(id)
  if (upload.fileId) return { fileId: upload.fileId, isNew: false }
  if (!staged) throw partMissing(upload)
  await grant.keep(staged)
  await uploads.mark({ id }, { fileId: staged.id })
  await grant.query(letGoOfParts, id)
  return { fileId: staged.id, isNew: true }
}

/** What became a file of it stays one. */
export async function dropUpload(grant: AccountGrant, id: string) {
  const uploads = grant.rows(UploadInParts)
  await uploads.get(id)
  await grant.query(letGoOfParts, id)
  await uploads.removeWhere({ id })
}
