import { type ReactNode } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { markingOf, readMarking } from '#client/estates/archivedTasks/markingDone.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'

const ArchiveDialog = fetched(async () => (await import('./ArchiveDialog.tsx')).ArchiveDialog, null)

export interface Archiving {
  /** Asks what was done at that time of the task, the next one where no day is given; nothing for whoever may not say so. */
  open: ((taskId: string, dueDate?: string | null) => void) | undefined
  dialog: ReactNode
}

/** Marks a task as done from wherever it is listed. What it is about stands in the address, so that Back closes it. */
export function useArchiving(): Archiving {
  const { estateId } = useEstatePlace()
  const mayChange = useMay(estateId)('update', 'maintenance-plan')
  const { opened, open, close } = useOpenForm('done')
  const { taskId, dueDate } = readMarking(opened)
  return {
    open: mayChange ? (id, due) => open(markingOf(id, due)) : undefined,
    dialog: mayChange && taskId && <ArchiveDialog key={opened} taskId={taskId} dueDate={dueDate} onClose={close} />,
  }
}
