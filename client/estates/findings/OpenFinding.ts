import { withTexts } from '#client/messages/arriving.ts'
import { fetched } from '#client/ui/fetched.tsx'

/** The dialog and the plan's words come when it is first opened. */
export const OpenFinding = fetched(
  async () => (await withTexts(import('./FindingDialog.tsx'), 'maintenance', 'maintenance.addTask')).FindingDialog,
  null,
)
