import type { Own } from '#client/access/own.ts'
import { DoneFacts } from '#client/estates/archivedTasks/DoneFacts.tsx'
import { type Archived, DoneScreen } from '#client/estates/archivedTasks/DoneScreen.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { DoneActions } from './DoneActions.tsx'
import { useDoneTask, useMayCorrect } from './useDoneTask.ts'

const CorrectionForm = fetched(async () => (await import('./CorrectionForm.tsx')).CorrectionForm)

/** Maintenance that was done: when, by whom, for how much, and what was said of it; and the way to put that right. */
export function DoneTaskPage(own: Own<Archived>) {
  const done = useDoneTask(own.variables['taskId'])
  const mayCorrect = useMayCorrect()
  const { opened, open, close } = useOpenForm('correct')
  return (
    <DoneScreen own={own}>
      {(task) =>
        opened && done && mayCorrect ? (
          <CorrectionForm key={done.id} task={done} onClose={close} />
        ) : (
          <DoneFacts task={task} who={done && { did: done.responsibleName, marked: done.doneBy }}>
            {done && <DoneActions task={done} onCorrect={() => open(done.id)} />}
          </DoneFacts>
        )
      }
    </DoneScreen>
  )
}
