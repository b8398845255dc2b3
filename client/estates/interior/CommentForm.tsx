import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useBehind } from '#client/access/useBehind.ts'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { longestComment } from '#schema/estates/interior/roomComments.input.ts'
import { commentInput, commentRules, type CommentValues, commentValues } from './commentForm.ts'
import { HeldPictures } from './HeldPictures.tsx'
import type { CommentInput, RoomComment } from './useRoom.ts'

interface CommentFormProps {
  /** The comment to change; without it one is added. */
  comment: RoomComment | undefined
  onSave: (comment: CommentInput) => Promise<unknown>
  onNewest: (id: string) => Promise<RoomComment | undefined>
  onDone: () => void
}

const words = { text: { required: 'estates.interior.comments.textFault' } } as const
const said: SaidFields<CommentValues> = { text: { label: 'estates.interior.comments.text', said: (text) => text } }

export function CommentForm({ comment, onSave, onNewest, onDone }: CommentFormProps) {
  const [opened] = useState(() => commentValues(comment))
  const { isBehind, unlessBehind } = useBehind()

  async function save(values: CommentValues) {
    await unlessBehind(() => onSave(commentInput(values)))
    onDone()
  }
  async function fetchNewest() {
    const newest = comment && (await onNewest(comment.id))
    return newest && commentValues(newest)
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={comment ? 'estates.interior.comments.changeTitle' : 'estates.interior.comments.add'} />
      <Form initialValues={opened} rules={commentRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <TextArea name="text" label="estates.interior.comments.text" maxLength={longestComment} rows={5} faults={words.text} />
        {comment?.pictures?.length ? <HeldPictures pictures={comment.pictures} /> : null}
        <UploadField name="fileIds" label="estates.interior.comments.pictures" kind="image" multiple optional />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.interior.comments.save" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
