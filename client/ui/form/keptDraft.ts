import { keptOfAccount } from '../kept.ts'

export interface KeptDraft<FieldValues> {
  values: FieldValues
  savedAt: string | null
}

/**
 * What was typed of something that is not there yet, for as long as the tab is: the network may be gone when it is sent.
 * It belongs to the account that opened the form.
 */
export function keptDraft<FieldValues extends object>(name: string, blank: FieldValues) {
  const kept = keptOfAccount<Partial<KeptDraft<Partial<FieldValues>>>>(name)
  return {
    read(): KeptDraft<FieldValues> {
      const { values, savedAt } = kept.read() ?? {}
      return { values: { ...blank, ...values }, savedAt: savedAt ?? null }
    },
    keep(values: FieldValues): KeptDraft<FieldValues> {
      const draft = { values, savedAt: new Date().toISOString() }
      kept.keep(draft)
      return draft
    },
    forget: () => kept.forget(),
  }
}
