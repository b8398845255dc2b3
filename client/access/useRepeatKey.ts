import { useRef } from 'react'

/** The same key for the same words: a command that is sent again after its answer got lost is done once. */
export function useRepeatKey() {
  const last = useRef<{ words: string; key: string }>(undefined)
  return (input: object) => {
    const words = JSON.stringify(input)
    if (last.current?.words !== words) last.current = { words, key: crypto.randomUUID() }
    return last.current.key
  }
}
