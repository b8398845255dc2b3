import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import { doneChanges, planChanges } from '#client/estates/findings/planChanges.ts'
import {
  type ArchiveMaintenanceTaskInput,
  type CreateMaintenanceTaskInput,
  type PlanTaskPartsFragment,
  ArchiveMaintenanceTaskDocument,
  CreateMaintenanceTaskDocument,
  DeleteMaintenanceTaskDocument,
  useResponsibleOptionsQuery,
  UpdateMaintenanceTaskDocument,
} from '#client/generated/graphql.ts'

export type Task = PlanTaskPartsFragment
export type TaskInput = Omit<CreateMaintenanceTaskInput, 'estateId' | 'areaId' | 'taskId'>
export type ArchiveInput = Omit<ArchiveMaintenanceTaskInput, 'estateId' | 'taskId'>

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
