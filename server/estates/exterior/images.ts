import { mostExteriorImages } from '#schema/estates/exterior/exterior.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { invalid } from '#server/kernel/errors.ts'
import { ExteriorImage } from './exteriorImage.entity.ts'

export const imagesOf = (grant: EstateGrant) => grant.ordered(ExteriorImage, 'estateId')

/** Shows uploads after the pictures that are there. */
export async function showImages(grant: EstateGrant, fileIds: readonly string[]) {
  const images = imagesOf(grant)
  const added = [...new Set(fileIds)]
  await grant.adopt(added, { field: 'fileIds', as: 'image' })
  for (const id of added) await images.save({ id }, { fileId: id })
  if ((await images.all({})).length > mostExteriorImages) throw invalid('fileIds', 'tooMany')
}

/** Nobody reads a picture that was removed, and no estate is known by it. */
export async function removeImage(grant: EstateGrant, id: string) {
  // Locked, so that it is not chosen while somebody takes it away.
  const estate = await grant.estate.get(grant.estateId)
  await imagesOf(grant).remove(id)
  if (estate.imageFileId === id) await grant.estate.change(estate, { imageFileId: null })
  await grant.refile([id], 'removed')
}

export async function restoreImage(grant: EstateGrant, id: string) {
  const restored = await imagesOf(grant).restore(id)
  await grant.refile([id], grant.section)
  return restored
}
