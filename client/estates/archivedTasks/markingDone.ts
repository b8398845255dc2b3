/** Which time of a task is to be marked as done, the next one where no day is named: as its page is asked for the dialog by `?done=`. */
export const markingOf = (taskId: string, dueDate?: string | null) => `${taskId}_${dueDate ?? ''}`

export function readMarking(marking: string | null) {
  const [taskId, dueDate = ''] = marking?.split('_') ?? []
  return { taskId, dueDate }
}
