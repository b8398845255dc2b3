import {
  chooseEstateImageInput,
  documentSections,
  estateFileInput,
  estateImagesInput,
  uploadEstateDocumentInput,
  uploadToEstateInput,
} from '#schema/estates/estateFiles.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { uploadsDocument, uploadsPicture } from '#server/files/uploading.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { showImages } from '../exterior/images.ts'
import { choosePicture, offerPicture, takeAway } from './choosing.ts'

export const estateImages = query({
  name: 'estateImages',
  input: estateImagesInput,
  permission: onEstate('read'),
  rows: ({ scope }) =>
    scope
      .rows(StoredFile)
      .where(
        ({ id, estateId, purpose, isTemporary }) => sql`${purpose} = 'image' and not ${isTemporary} and (
          exists (select from exterior_image x where x.id = ${id} and x.removed_at is null)
          or exists (select from estate_image i where i.id = ${id})
          or exists (select from estate e where e.id = ${estateId} and e.image_file_id = ${id}))`,
      )
      .newestFirst(),
})

export const chooseEstateImage = command({
  name: 'chooseEstateImage',
  input: chooseEstateImageInput,
  permission: onEstate('update'),
  run: ({ grant, input: { fileId } }) => choosePicture(grant, fileId),
})

export const uploadExteriorImage = uploadsPicture({
  name: 'uploadExteriorImage',
  about: uploadToEstateInput,
  permission: onEstate('create'),
  async run({ grant, input: staged }) {
    const kept = await grant.keep(staged)
    await showImages(grant, [staged.id])
    return kept
  },
})

export const uploadEstateImage = uploadsPicture({
  name: 'uploadEstateImage',
  about: uploadToEstateInput,
  permission: onEstate('create'),
  async run({ grant, input: staged }) {
    const kept = await grant.keep(staged)
    await offerPicture(grant, staged.id)
    return kept
  },
})

export const deleteEstateImage = command({
  name: 'deleteEstateImage',
  input: estateFileInput,
  permission: onEstate('delete'),
  async run({ grant, input: { fileId } }) {
    await takeAway(grant, fileId)
    return new Done(fileId)
  },
})

export const uploadEstateDocument = uploadsDocument({
  name: 'uploadEstateDocument',
  about: uploadEstateDocumentInput,
  permission: onEstate('create'),
  run: ({ grant, input }) => grant.keep(input, input.kind ? documentSections[input.kind] : 'estate'),
})

/** One's own, that no record holds. What a record holds goes with the record. */
export const deleteEstateDocument = command({
  name: 'deleteEstateDocument',
  input: estateFileInput,
  permission: onEstate('delete'),
  async run({ grant, input: { fileId } }) {
    const files = grant.rows(StoredFile, { ownerAccountId: grant.viewer.accountId! })
    if (!(await files.get(fileId)).isTemporary) throw new AppError('cannotHandleTheRequest', { reason: 'held' })
    await files.remove(fileId)
    return new Done(fileId)
  },
})
