import {
  addExteriorImagesInput,
  exteriorImageInput,
  exteriorInput,
  moveExteriorImageInput,
  saveExteriorImageInput,
  saveExteriorInput,
} from '#schema/estates/exterior/exterior.input.ts'
import { given } from '#server/access/given.ts'
import { belowOnEstate, onEstate } from '#server/access/onEstate.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { command, Done, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { EstateExterior } from './estateExterior.entity.ts'
import { ExteriorImage } from './exteriorImage.entity.ts'
import { imagesOf, removeImage, restoreImage, showImages } from './images.ts'

export const exterior = query({
  name: 'exterior',
  input: exteriorInput,
  permission: onEstate('read', 'exterior'),
  rows: ({ scope }) => scope.estate(),
})

/** Below their estate. */
export const exteriorImages = query({
  name: 'exteriorImages',
  input: exteriorInput,
  permission: belowOnEstate('read', 'exterior'),
  rows: ({ scope }) =>
    scope
      .rows(ExteriorImage)
      .where(({ removedAt }) => sql`${removedAt} is null`)
      .by(({ sortOrder }) => [sortOrder]),
})

export const saveExterior = command({
  name: 'saveExterior',
  input: saveExteriorInput,
  permission: onEstate('update', 'exterior'),
  async run({ grant, input }) {
    const { estateId, version } = input
    const exterior = grant.rows(EstateExterior)
    await exterior.addOnce({ id: estateId }) // it is there from the first word on
    const words = given(input, ['cladding', 'roof', 'foundation', 'description'])
    const { changedFields } = await exterior.changeAsSeen({ id: estateId, version }, words)
    return new Written(Estate, estateId, changedFields, false)
  },
})

export const addExteriorImages = command({
  name: 'addExteriorImages',
  input: addExteriorImagesInput,
  permission: onEstate('create', 'exterior'),
  async run({ grant, input: { estateId, fileIds } }) {
    await showImages(grant, fileIds)
    return new Written(Estate, estateId, ['images'], false)
  },
})

export const saveExteriorImage = command({
  name: 'saveExteriorImage',
  input: saveExteriorImageInput,
  permission: onEstate('update', 'exterior'),
  run: ({ grant, input: { imageId: id, version, caption } }) => imagesOf(grant).changeAsSeen({ id, version }, { caption }),
})

export const moveExteriorImage = command({
  name: 'moveExteriorImage',
  input: moveExteriorImageInput,
  permission: onEstate('update', 'exterior'),
  async run({ grant, input: { estateId, imageId, version, beforeId } }) {
    const images = imagesOf(grant)
    const image = await images.asSeen(imageId, version)
    return images.change(image, { sortOrder: await images.placeIn({ estateId }, beforeId) })
  },
})

export const deleteExteriorImage = command({
  name: 'deleteExteriorImage',
  input: exteriorImageInput,
  permission: onEstate('delete', 'exterior'),
  async run({ grant, input: { imageId } }) {
    await removeImage(grant, imageId)
    return new Done(imageId)
  },
})

export const restoreExteriorImage = command({
  name: 'restoreExteriorImage',
  input: exteriorImageInput,
  permission: onEstate('delete', 'exterior'),
  run: ({ grant, input: { imageId } }) => restoreImage(grant, imageId),
})
