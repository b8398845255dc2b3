import { fetchTexts } from '#client/messages/arriving.ts'
import { fetched } from '#client/ui/fetched.tsx'

/** The dialog and the plan's words come when it is first opened. */
export const OpenFinding = fetched(async () => {
  const [{ FindingDialog }] = await Promise.all([
    import('./FindingDialog.tsx'),
    fetchTexts('maintenance'),
    fetchTexts('maintenance.addTask'),
  ])
  return FindingDialog
}, null)
