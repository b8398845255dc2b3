import { blank, type ProjectValues } from './projectValues.ts'

/** What was typed of a project that is not there yet, for as long as the tab is: it holds names. */
export interface Draft {
  values: ProjectValues
  savedAt: string | null
}

const key = (estateId: string) => `project-draft:${estateId}`

export function readDraft(estateId: string): Draft {
  try {
    const { values, savedAt } = JSON.parse(sessionStorage.getItem(key(estateId)) ?? '{}') as Partial<Draft>
    return { values: { ...blank, ...values }, savedAt: savedAt ?? null }
  } catch {
    return { values: blank, savedAt: null }
  }
}

export function keepDraft(estateId: string, values: ProjectValues): Draft {
  const draft = { values, savedAt: new Date().toISOString() }
  try {
    sessionStorage.setItem(key(estateId), JSON.stringify(draft))
  } catch {
    // Without room, the steps still hold what was typed.
  }
  return draft
}

export const forgetDraft = (estateId: string) => sessionStorage.removeItem(key(estateId))
