import { keptOfAccount } from '../kept.ts'

export interface KeptDraft<Values> {
  values: Values
  savedAt: string | null
}

/**
 * What was typed of something that is not there yet, for as long as the tab is: the network may be gone when it is sent.
 * It belongs to the account that opened the form.
 */
export function keptDraft<Values extends object>(name: string, blank: Values) {
  const kept = keptOfAccount<Partial<KeptDraft<Partial<Values>>>>(name)
  return {
    read(): KeptDraft<Values> {
      const { values, savedAt } = kept.read() ?? {}
      return { values: { ...blank, ...values }, savedAt: savedAt ?? null }
    },
    keep(values: Values): KeptDraft<Values> {
      const draft = { values, savedAt: new Date().toISOString() }
      kept.keep(draft)
      return draft
    },
    forget: () => kept.forget(),
  }
}
