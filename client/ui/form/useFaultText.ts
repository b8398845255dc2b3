import type { MessageKey } from '#client/messages/messages.ts'
import { useKnownKey, useText } from '#client/messages/Text.tsx'
import { readFault, type Fault } from './faults.ts'

/** Own words of a field for its faults: `{ required: 'estates.writeAName' }`. */
export type FaultWords = Partial<Record<string, MessageKey>>

/** What a fault is called: in the field's own words, else as what to write there, else as a rule's, else as a refusal's; a code alone tells nobody anything. */
export function useFaultText() {
  const text = useText()
  const isKnown = useKnownKey()
  return (fault: Fault, words?: FaultWords, example?: MessageKey) => {
    const { key, limit } = readFault(fault)
    const values = { max: limit, min: limit }
    const own = words?.[key] ?? (key === 'notValid' ? example : undefined)
    if (own) return text(own, values)
    const commonKey = [`validations.${key}`, `errors.codes.${key}`].find(isKnown)
    if (commonKey) return text(commonKey, values)
    return /^[a-z]\w*$/i.test(key) ? text('validations.notValid') : fault
  }
}
