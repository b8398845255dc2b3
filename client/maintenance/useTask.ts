import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import { doneChanges, planChanges } from '#client/estates/findings/planChanges.ts'
import {
  type ArchiveMaintenanceTaskInput,
  type CreateMaintenanceTaskInput,
  MaintenanceTaskDocument,
  type PlanTaskPartsFragment,
  ArchiveMaintenanceTaskDocument,
  CreateMaintenanceTaskDocument,
  DeleteMaintenanceTaskDocument,
  useMaintenanceTaskQuery,
  useResponsibleOptionsQuery,
  UpdateMaintenanceTaskDocument,
} from '#client/generated/graphql.ts'

export type Task = PlanTaskPartsFragment
export type TaskInput = Omit<CreateMaintenanceTaskInput, 'estateId' | 'areaId' | 'taskId'>
export type ArchiveInput = Omit<ArchiveMaintenanceTaskInput, 'estateId' | 'taskId'>

export function useTask(estateId: string, taskId: string) {
  const asked = useMaintenanceTaskQuery({ variables: { estateId, taskId }, ...screenQuery })
  const readNewest = useNewest()
  const task = shownData(asked)?.maintenanceTask ?? undefined
  return {
    task,
    error: task ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
    /** As it is now; nothing where somebody has deleted it. */
    newest: async () => (await readNewest(MaintenanceTaskDocument, { estateId, taskId }))?.maintenanceTask ?? undefined,
  }
}

/** Everything that is done with tasks. */
export function useTaskCommands(estateId: string) {
  const send = useSend()
  return {
    create: async (areaId: string, task: TaskInput) => {
      const input = { estateId, areaId, ...task }
      const data = await send({ mutation: CreateMaintenanceTaskDocument, variables: { input } }, planChanges)
      return data.createMaintenanceTask.id
    },
    update: async (taskId: string, version: number, task: TaskInput) => {
      const input = { estateId, taskId, version, ...task }
      await send({ mutation: UpdateMaintenanceTaskDocument, variables: { input } }, planChanges)
    },
    remove: (taskId: string) => send({ mutation: DeleteMaintenanceTaskDocument, variables: { estateId, taskId } }, planChanges),
    archive: async (taskId: string, done: ArchiveInput) => {
      const input = { estateId, taskId, ...done }
      const data = await send({ mutation: ArchiveMaintenanceTaskDocument, variables: { input } }, doneChanges)
      return data.archiveMaintenanceTask
    },
  }
}

export function useResponsibles(estateId: string) {
  return shownData(useResponsibleOptionsQuery({ variables: { estateId }, ...screenQuery }))?.responsibleOptions
}
