import { keptDraft } from '#client/ui/form/keptDraft.ts'
import { blank } from './projectValues.ts'

/** It holds names. */
export const projectDraft = (estateId: string) => keptDraft(`project-draft:${estateId}`, blank)
