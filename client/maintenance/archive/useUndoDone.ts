import { useSend } from '#client/data/useSend.ts'
import { doneChanges } from '#client/estates/findings/planChanges.ts'
import { TakeBackDoneTaskDocument } from '#client/generated/operations/TakeBackDoneTask.ts'
import { notify } from '#client/ui/notify.ts'

interface Done {
  /** Of the time in the archive. */
  id: string
  version: number
  title: string
}

/** That time was not done after all: it stands in the plan as before, and that is told, whichever screen is shown by then. */
export function useUndoDone(estateId: string) {
  // No form is there to say that somebody has corrected it meanwhile.
  const send = useSend(() => false)
  return async ({ id, version, title }: Done) => {
    await send({ mutation: TakeBackDoneTaskDocument, variables: { input: { estateId, occurrenceId: id, version } } }, doneChanges)
    notify.success('maintenance.archive.undone', { values: { title } })
  }
}
