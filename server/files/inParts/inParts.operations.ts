import { beginUploadInput, uploadInPartsInput, uploadPartInput } from '#schema/files/uploadsInParts.input.ts'
import { uploads } from '#server/access/signedIn.ts'
import { about } from '#server/kernel/about.ts'
import { there } from '#server/kernel/errors.ts'
import { answer, command, Done, upload, Written } from '#server/kernel/operation.ts'
import { StoredFile } from '../file.entity.ts'
import { beginUpload as begin, written } from './beginning.ts'
import { dropUpload as drop, keepJoined, stageWhole } from './joining.ts'
import { addPart, refusePart, stagePart } from './parts.ts'
import { UploadInParts } from './uploadInParts.entity.ts'

export const uploadInParts = answer({
  name: 'uploadInParts',
  input: uploadInPartsInput,
  permission: uploads,
  answer: async ({ grant, input: { id } }) => written(there(await grant.rows(UploadInParts).one({ id }))),
})

export const beginUpload = command({
  name: 'beginUpload',
  input: beginUploadInput,
  permission: uploads,
  async run({ grant, input }) {
    const begun = written(await begin(grant, input))
    return about({ recordId: begun.id }, begun)
  },
})

/** Only what becomes of them all is told in the log. */
export const addUploadPart = upload({
  name: 'addUploadPart',
  about: uploadPartInput,
  permission: uploads,
  isPartOfAnother: true,
  before: ({ grant, input }) => refusePart(grant, input),
  stage: stagePart,
  run: async ({ grant, input }) => written(await addPart(grant, input)),
})

export const joinUpload = command({
  name: 'joinUpload',
  input: uploadInPartsInput,
  permission: uploads,
  prepare: ({ grant, input: { id }, app }) => stageWhole(grant, id, app),
  async run({ grant, input: { id }, prepared }) {
    const { fileId, isNew } = await keepJoined(grant, id, prepared)
    return new Written(StoredFile, fileId, [], isNew)
  },
})

export const dropUpload = command({
  name: 'dropUpload',
  input: uploadInPartsInput,
  permission: uploads,
  async run({ grant, input: { id } }) {
    await drop(grant, id)
    return new Done(id)
  },
})
