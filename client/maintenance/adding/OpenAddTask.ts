import { fetchTexts } from '#client/messages/arriving.ts'
import { fetched } from '#client/ui/fetched.tsx'

/** The dialog and its words come when it is first opened. */
export const OpenAddTask = fetched(async () => {
  const [{ AddTaskDialog }] = await Promise.all([import('./AddTaskDialog.tsx'), fetchTexts('maintenance.addTask')])
  return AddTaskDialog
}, null)
