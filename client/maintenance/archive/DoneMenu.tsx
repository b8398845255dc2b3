import { Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useArchivePaths } from '#client/estates/archivedTasks/useArchivePaths.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { useUndoDone } from './useUndoDone.ts'

/** Beside each time that a task was done, where the task is shown. */
export function DoneMenu({ done, title }: { done: { id: string; doneDate: string; version: number }; title: string }) {
  const { estateId } = useEstatePlace()
  const { correct } = useArchivePaths()
  const undo = useUndoDone(estateId)
  const [isAsking, setAsking] = useState(false)
  const text = useText()
  return (
    <>
      <RowMenu
        label={text('maintenance.archive.options', { day: writtenDay(done.doneDate) })}
        actions={[
          { name: 'correct', icon: Pencil, text: <Text id="maintenance.archive.correct" />, to: correct(done.id) },
          { name: 'undo', icon: Undo2, text: <Text id="maintenance.archive.undo" />, onSelect: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <AskToEnd
          title={<Text id="maintenance.archive.undoTitle" values={{ title }} />}
          text={<Text id="maintenance.archive.undoText" />}
          yes={<Text id="maintenance.archive.undo" />}
          onYes={() => undo({ ...done, title })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
