import type { EstateGrant } from '#server/access/estateGrant.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { imagesOf } from '../exterior/images.ts'
import { EstateImage } from './estateImage.entity.ts'

/** Uploaded to choose from, and not of its outside. */
const othersOf = (grant: EstateGrant) => grant.rows(EstateImage)
const holds = async (grant: EstateGrant, fileId: string) =>
  Boolean((await imagesOf(grant).find(fileId)) ?? (await othersOf(grant).find(fileId)))

/** An upload to choose from. */
export async function offerPicture(grant: EstateGrant, fileId: string) {
  await grant.adopt([fileId], { field: 'fileIds', as: 'image' })
  await othersOf(grant).add({ fileId }, fileId)
}

/** The picture before it stays among those to choose from. */
export async function choosePicture(grant: EstateGrant, fileId: string) {
  const estate = await grant.estate.get(grant.estateId)
  const before = estate.imageFileId
  if (fileId === before) return new Written(Estate, grant.estateId, [], false)
  if (!(await holds(grant, fileId))) throw invalid('fileId', 'notValid')
  if (before && !(await holds(grant, before))) await othersOf(grant).add({ fileId: before }, before)
  return grant.estate.change(estate, { imageFileId: fileId })
}

/** Takes a picture from those to choose from. The estate that was known by it has none then; one of its outside is shown there still. */
export async function takeAway(grant: EstateGrant, fileId: string) {
  // Locked, so that it is not chosen while somebody takes it away.
  const estate = await grant.estate.get(grant.estateId)
  const isChosen = estate.imageFileId === fileId
  const other = await othersOf(grant).find(fileId)
  if (!other && !isChosen) throw new AppError('entityNotFound')
  if (isChosen) await grant.estate.change(estate, { imageFileId: null })
  if (other) await othersOf(grant).remove(fileId)
  await letGo(grant, fileId)
}

/** Of a picture that something else took the place of. */
export async function letGo(grant: EstateGrant, fileId: string) {
  if (!(await holds(grant, fileId))) await grant.release([fileId])
}
