import { fetched } from './fetched.tsx'

/** A question that has to be answered before anything else. For what can be undone, use `UndoLine`. */
export const AskDialog = fetched(async () => (await import('./OpenAskDialog.tsx')).OpenAskDialog)
