import {
  chooseEstateImageInput,
  documentSections,
  estateFileInput,
  estateImagesInput,
  uploadEstateDocumentInput,
  uploadToEstateInput,
} from '#schema/files/estateFiles.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { stageDocument, stageImage } from '#server/files/staging.ts'
import { command, Done, query, upload } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'

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
  run: ({ scope, input: { fileId } }) => scope.exterior().choose(fileId),
})

export const uploadExteriorImage = upload({
  name: 'uploadExteriorImage',
  about: uploadToEstateInput,
  permission: onEstate('update'),
  stage: stageImage,
  async run({ scope, input: staged }) {
    const kept = await scope.uploads().keep(staged)
    await scope.exterior().show([staged.id])
    return kept
  },
})

export const uploadEstateImage = upload({
  name: 'uploadEstateImage',
  about: uploadToEstateInput,
  permission: onEstate('update'),
  stage: stageImage,
  async run({ scope, input: staged }) {
    const kept = await scope.uploads().keep(staged)
    await scope.exterior().offer(staged.id)
    return kept
  },
})

export const deleteEstateImage = command({
  name: 'deleteEstateImage',
  input: estateFileInput,
  permission: onEstate('update'),
  async run({ scope, input: { fileId } }) {
    await scope.exterior().takeAway(fileId)
    return new Done(fileId)
  },
})

export const uploadEstateDocument = upload({
  name: 'uploadEstateDocument',
  about: uploadEstateDocumentInput,
  permission: onEstate('update'),
  stage: stageDocument,
  run: ({ scope, input }) => scope.uploads().keep(input, documentSections[input.kind]),
})

export const deleteEstateDocument = command({
  name: 'deleteEstateDocument',
  input: estateFileInput,
  permission: onEstate('update'),
  run: ({ scope, input: { fileId } }) => scope.uploads().takeBack(fileId),
})
