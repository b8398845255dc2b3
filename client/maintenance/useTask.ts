import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import { planChanged } from '#client/estates/findings/planChanged.ts'
import {
  type ArchiveMaintenanceTaskInput,
  type CreateMaintenanceTaskInput,
  type PlanTaskPartsFragment,
  useArchiveMaintenanceTaskMutation,
  useCreateMaintenanceTaskMutation,
  useDeleteMaintenanceTaskMutation,
  useMaintenanceTaskQuery,
  useMoveMaintenanceTaskMutation,
  useResponsibleOptionsQuery,
  useUpdateMaintenanceTaskMutation,
} from '#client/generated/graphql.ts'

export type Task = PlanTaskPartsFragment
export type TaskInput = Omit<CreateMaintenanceTaskInput, 'estateId' | 'areaId' | 'taskId'>
export type ArchiveInput = Omit<ArchiveMaintenanceTaskInput, 'estateId' | 'taskId'>

export function useTask(estateId: string, taskId: string) {
  const asked = useMaintenanceTaskQuery({ variables: { estateId, taskId }, ...screenQuery })
  const task = shownData(asked)?.maintenanceTask ?? undefined
  return {
    task,
    error: task ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
    /** As it is now; nothing where somebody has deleted it. */
    newest: async () => (await asked.refetch()).data?.maintenanceTask ?? undefined,
  }
}

/** Everything that is done with tasks. */
export function useTaskCommands(estateId: string) {
  const [create] = useCreateMaintenanceTaskMutation()
  const [update] = useUpdateMaintenanceTaskMutation()
  const [remove] = useDeleteMaintenanceTaskMutation()
  const [archive] = useArchiveMaintenanceTaskMutation()
  const [move] = useMoveMaintenanceTaskMutation()
  const sending = useSending()
  return {
    create: async (areaId: string, task: TaskInput) => {
      const input = { estateId, areaId, ...task }
      const { data } = await sending(input, (context) => create({ variables: { input }, context, update: planChanged }))
      return data!.createMaintenanceTask.id
    },
    update: async (taskId: string, version: number, task: TaskInput) => {
      const input = { estateId, taskId, version, ...task }
      await sending(input, (context) => update({ variables: { input }, context, update: planChanged }))
    },
    remove: (taskId: string) => remove({ variables: { estateId, taskId }, update: planChanged }),
    archive: async (taskId: string, done: ArchiveInput) => {
      const input = { estateId, taskId, ...done }
      const { data } = await sending(input, (context) => archive({ variables: { input }, context, update: planChanged }))
      return data!.archiveMaintenanceTask
    },
    move: async (taskId: string, dueDate: string, movedTo: string) => {
      const input = { estateId, taskId, dueDate, movedTo }
      await sending(input, (context) => move({ variables: { input }, context, update: planChanged }))
    },
  }
}

export function useResponsibles(estateId: string) {
  return shownData(useResponsibleOptionsQuery({ variables: { estateId }, ...screenQuery }))?.responsibleOptions
}
