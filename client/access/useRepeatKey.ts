import { useRef } from 'react'

/** The same key for the same words, whatever is sent in between: what is sent again after its answer got lost is done once. */
export function useRepeatKey() {
  const keys = useRef(new Map<string, string>())
  return (input: object) => {
    const words = JSON.stringify(input)
    const key = keys.current.get(words) ?? crypto.randomUUID()
    keys.current.set(words, key)
    return key
  }
}
