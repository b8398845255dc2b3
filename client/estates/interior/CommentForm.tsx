import { UploadField } from '#client/files/upload/UploadField.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { longestComment } from '#schema/estates/interior/roomComments.input.ts'
import { commentInput, commentRules, commentValues } from './commentForm.ts'
import { HeldPictures } from './HeldPictures.tsx'
import type { CommentInput, RoomComment } from './useRoom.ts'

interface CommentFormProps {
  /** The comment to change; without it one is added. */
  comment: RoomComment | undefined
  onSave: (comment: CommentInput) => Promise<unknown>
  onNewest: (id: string) => Promise<RoomComment | undefined>
  onDone: () => void
}

const words = { required: 'estates.interior.comments.textFault' } as const

export function CommentForm({ comment, onSave, onNewest, onDone }: CommentFormProps) {
  return (
    <KeptForm
      title={comment ? 'estates.interior.comments.changeTitle' : 'estates.interior.comments.add'}
      submit="estates.interior.comments.save"
      values={commentValues(comment)}
      rules={commentRules}
      onSave={(values) => onSave(commentInput(values))}
      onNewest={newestAs(commentValues, () => comment && onNewest(comment.id))}
      onDone={onDone}
    >
      <TextArea name="text" label="estates.interior.comments.text" maxLength={longestComment} rows={5} faults={words} />
      {comment?.pictures?.length ? <HeldPictures pictures={comment.pictures} /> : null}
      <UploadField name="fileIds" label="estates.interior.comments.pictures" kind="image" multiple optional />
    </KeptForm>
  )
}
