import type { ReactNode } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
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
  const key = (word: string) => `${texts}.${word}` as MessageKey
  return (
    <AskToEnd
      title={<Text id={key('deleteTitle')} values={{ name }} />}
      text={text}
      yes={<Text id={key('delete')} />}
      onYes={() => onDelete().then(() => notify.success(key('deleted'), { values: { name } }))}
      onClose={onClose}
    />
  )
}
