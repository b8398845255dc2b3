import { createContext, useContext } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import type { Fault } from './faults.ts'
import type { Limits } from './limits.ts'
import type { Range } from './range.ts'
import type { FaultWords } from './useFaultText.ts'

export interface KnownField {
  id: string
  label: MessageKey
  words?: FaultWords
  /** What to write, where all that is known is that this can't be it. */
  example?: MessageKey
  isFleeting?: boolean
}

interface FormParts {
  /** Fields on the screen tell the form where they are, for the summary and its focus. */
  register: (name: string, field: KnownField) => () => void
  fields: () => ReadonlyMap<string, KnownField>
  /** Tells when a field comes or goes: some come when their code has. */
  watchFields: (changed: () => void) => () => void
  /** What the server refused, or what was cleared because no number may be that, until the field changes. */
  refused: Readonly<Record<string, Fault>>
  /** Says why a field was cleared: it is seen before anything is sent. */
  tellCleared: (name: string, fault: Fault) => void
  /** While a field is not ready, nothing is sent and it says why; without a fault it is. */
  hold: (name: string, fault: Fault | undefined) => void
  range: (name: string) => Range | undefined
  forget: (name: string) => void
  /** What the rules say of a field, where the form leaves it to them. */
  limits: (name: string) => Limits
  /** What somebody else has saved meanwhile. */
  other: Readonly<Record<string, unknown>> | undefined
}

export const FormContext = createContext<FormParts | null>(null)

export function useFormParts() {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A field stands outside of a Form')
  return parts
}
