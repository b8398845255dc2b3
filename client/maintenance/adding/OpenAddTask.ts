import { withTexts } from '#client/messages/arriving.ts'
import { fetched } from '#client/ui/fetched.tsx'

/** The dialog and its words come when it is first opened. */
export const OpenAddTask = fetched(async () => (await withTexts(import('./AddTaskDialog.tsx'), 'maintenance.addTask')).AddTaskDialog, null)
