import { uploadInput } from '#schema/files/files.input.ts'
import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { uploads } from '#server/access/signedIn.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done, upload, Written } from '#server/kernel/operation.ts'
import { StoredFile } from './file.entity.ts'
import { type Staged, stageDocument, stageImage } from './staging.ts'

export const uploadImage = upload({
  name: 'uploadImage',
  permission: uploads,
  stage: stageImage,
  run: keep,
})

export const uploadDocument = upload({
  name: 'uploadDocument',
  permission: uploads,
  stage: stageDocument,
  run: keep,
})

const removeUpload = ofAccount('delete from file where owner_account_id = $1 and id = $2 and is_temporary returning id')

/** Only what is one's own and not yet part of a record. Its content is swept, as that of every row that is gone. */
export const deleteUpload = command({
  name: 'deleteUpload',
  input: uploadInput,
  permission: uploads,
  async run({ grant, input: { id } }) {
    const removed = await grant.query(removeUpload, id)
    if (!removed.length) throw new AppError('entityNotFound')
    return new Done(id)
  },
})

async function keep({ grant, input }: { grant: AccountGrant; input: Staged }) {
  await grant.keep(input)
  return new Written(StoredFile, input.id, [], true)
}
