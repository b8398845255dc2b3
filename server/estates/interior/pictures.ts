import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import { RoomCommentPicture } from './roomCommentPicture.entity.ts'

const picturesIn = ofEstate(`select p.file_id "fileId" from room r join room_comment c on c.estate_id = r.estate_id and c.room_id = r.id
    join room_comment_picture p on p.estate_id = c.estate_id and p.comment_id = c.id
  where r.estate_id = $1 and (r.id = $2 or r.floor_id = $2) and r.removed_at is null`)

/** While a floor or a room is set aside, nobody reads the pictures of its comments. */
export const shutPictures = async (grant: EstateGrant, floorOrRoomId: string) =>
  grant.refile(await fileIdsIn(grant, floorOrRoomId), 'removed')
export const openPictures = async (grant: EstateGrant, floorOrRoomId: string) =>
  grant.refile(await fileIdsIn(grant, floorOrRoomId), 'room-comments')

const fileIdsIn = async (grant: EstateGrant, floorOrRoomId: string) =>
  (await grant.query<{ fileId: string }>(picturesIn, floorOrRoomId)).map(({ fileId }) => fileId)

/** Takes over uploads for a comment. */
export async function addPictures(grant: EstateGrant, commentId: string, fileIds: readonly string[]) {
  if (!fileIds.length) return
  await grant.adopt(fileIds, { field: 'fileIds', as: 'image', section: 'room-comments' })
  const pictures = grant.rows(RoomCommentPicture)
  for (const fileId of fileIds) await pictures.add({ commentId, fileId })
}

export async function removePictures(grant: EstateGrant, commentId: string, ids: readonly string[]) {
  if (ids.length) grant.refuseUnlessMay('delete')
  const pictures = grant.rows(RoomCommentPicture)
  const held = await pictures.all({ commentId })
  for (const id of ids) {
    const picture = held.find((each) => each.id === id)
    if (!picture) throw new AppError('entityNotFound')
    await pictures.remove(id)
    await grant.release([picture.fileId])
  }
}
