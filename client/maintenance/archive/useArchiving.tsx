import { lazy, type ReactNode, Suspense } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'

const ArchiveDialog = lazy(async () => ({ default: (await import('./ArchiveDialog.tsx')).ArchiveDialog }))

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
  const [taskId, dueDate = ''] = opened?.split('_') ?? []
  return {
    open: mayChange ? (id, due) => open(`${id}_${due ?? ''}`) : undefined,
    dialog: mayChange && taskId && (
      <Suspense>
        <ArchiveDialog key={opened} taskId={taskId} dueDate={dueDate} onClose={close} />
      </Suspense>
    ),
  }
}
