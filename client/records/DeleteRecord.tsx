import { Button } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import type { RecordTexts } from './recordTexts.ts'

interface DeleteRecordProps {
  texts: RecordTexts
  name: string
  text: ReactNode
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Says what becomes of what hangs on it before it is done. */
export function DeleteRecord({ texts, name, text, onDelete, onClose }: DeleteRecordProps) {
  const [isDeleting, setDeleting] = useState(false)
  const key = (word: string) => `${texts}.${word}` as MessageKey
  async function remove() {
    setDeleting(true)
    try {
      await onDelete()
      notify.success(key('deleted'), { values: { name } })
    } catch {
      // It was told what went wrong; it is still there.
    }
    onClose()
  }
  return (
    <AskDialog title={<Text id={key('deleteTitle')} values={{ name }} />} text={text} onClose={onClose}>
      <Button variant="outline" data-danger disabled={isDeleting} onClick={() => void remove()}>
        <Text id={key('delete')} />
      </Button>
      <Button variant="solid" onClick={onClose}>
        <Text id="common.cancel" />
      </Button>
    </AskDialog>
  )
}
