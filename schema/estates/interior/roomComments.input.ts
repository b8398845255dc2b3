import { array, object } from 'yup'
import { id, optionalId, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'

export const longestComment = 4000
export const mostPictures = 10

const ids = () => array(id()).max(mostPictures, 'notValid').nullable()
const said = {
  /** A new comment says something, in words or in pictures. */
  text: optionalText(longestComment).when(['id', 'fileIds'], ([commentId, fileIds]: (string | string[] | null | undefined)[], field) =>
    commentId == null && !fileIds?.length ? field.required('required') : field,
  ),
  fileIds: ids(),
}

export const roomCommentFields = { id: optionalId(), ...said }
export const saveRoomCommentInput = object({
  estateId: recordId(),
  roomId: recordId(),
  id: optionalRecordId(),
  version: version(),
  ...said,
  removedPictureIds: ids(),
})
export const roomCommentInput = object({ estateId: recordId(), id: recordId() })
