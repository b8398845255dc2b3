import { saveRoomCommentInput } from '#schema/estates/interior/roomComments.input.ts'
import type { CommentInput, RoomComment } from './useRoom.ts'

/** What stands in the form. A comment that is not there yet has no id. */
export interface CommentValues {
  id: string | null
  version: number | null
  text: string
  fileIds: string[]
  removedPictureIds: string[]
}

export const commentRules = saveRoomCommentInput.pick(['id', 'text', 'fileIds'])

export const commentValues = (comment: RoomComment | undefined): CommentValues => ({
  id: comment?.id ?? null,
  version: comment?.version ?? null,
  text: comment?.text ?? '',
  fileIds: [],
  removedPictureIds: [],
})

export const commentInput = (values: CommentValues): CommentInput => ({ ...values, text: values.text.trim() })
