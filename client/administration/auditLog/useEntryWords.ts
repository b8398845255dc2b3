import { useKnownKey, useText } from '#client/messages/Text.tsx'

/** The log names no record, and does not know whether one was there before. */
const unnamed = { named: 'false', isFirst: 'false', step: 'other', name: '' }

/** What was done, to which fields, and why it was refused. What nobody has found words for stays as the product calls it. */
export function useEntryWords() {
  const isKnown = useKnownKey()
  const text = useText()
  const deed = (operation: string) => {
    const key = [`administration.deeds.${operation}`, `history.did.${operation}`].find(isKnown)
    if (!key) return operation
    const words = text(key, unnamed)
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  const field = (name: string) => {
    const key = `history.field.${name}`
    return isKnown(key) ? text(key) : name
  }
  const refusal = (code: string) => {
    const key = [`history.why.${code}`, `errors.codes.${code}`].find(isKnown)
    return key ? text(key) : code
  }
  return { deed, field, refusal }
}
