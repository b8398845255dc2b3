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
import { ExteriorImage } from './exteriorImage.entity.ts'

export const exterior = query({
  name: 'exterior',
  input: exteriorInput,
  permission: onEstate('read'),
  rows: ({ scope }) => scope.estate(),
})

/** Below their estate. */
export const exteriorImages = query({
  name: 'exteriorImages',
  input: exteriorInput,
  permission: belowOnEstate('read'),
  rows: ({ scope }) =>
    scope
      .rows(ExteriorImage)
      .where(({ removedAt }) => sql`${removedAt} is null`)
      .by(({ sortOrder }) => [sortOrder]),
})

export const saveExterior = command({
  name: 'saveExterior',
  input: saveExteriorInput,
  permission: onEstate('update'),
  async run({ scope, input }) {
    const { estateId, version } = input
    const words = await scope.exterior().words()
    const { written } = await words.save({ id: estateId, version }, given(input, ['cladding', 'roof', 'foundation', 'description']))
    return new Written(Estate, estateId, written.changedFields, false)
  },
})

export const addExteriorImages = command({
  name: 'addExteriorImages',
  input: addExteriorImagesInput,
  permission: onEstate('update'),
  async run({ scope, input: { estateId, fileIds } }) {
    await scope.exterior().show(fileIds)
    return new Written(Estate, estateId, ['images'], false)
  },
})

export const saveExteriorImage = command({
  name: 'saveExteriorImage',
  input: saveExteriorImageInput,
  permission: onEstate('update'),
  async run({ scope, input: { imageId: id, version, caption } }) {
    const { images } = scope.exterior()
    await images.get(id)
    return (await images.save({ id, version }, { caption })).written
  },
})

export const moveExteriorImage = command({
  name: 'moveExteriorImage',
  input: moveExteriorImageInput,
  permission: onEstate('update'),
  async run({ scope, input: { estateId, imageId: id, version, beforeId } }) {
    const { images } = scope.exterior()
    await images.get(id)
    return (await images.save({ id, version }, { sortOrder: await images.placeIn({ estateId }, beforeId) })).written
  },
})

export const deleteExteriorImage = command({
  name: 'deleteExteriorImage',
  input: exteriorImageInput,
  permission: onEstate('update'),
  async run({ scope, input: { imageId } }) {
    await scope.exterior().remove(imageId)
    return new Done(imageId)
  },
})

export const restoreExteriorImage = command({
  name: 'restoreExteriorImage',
  input: exteriorImageInput,
  permission: onEstate('update'),
  run: ({ scope, input: { imageId } }) => scope.exterior().restore(imageId),
})
