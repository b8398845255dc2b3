import { hash } from 'node:crypto'

/** The same words, the same id. */
export function idFrom(words: string) {
  const hex = hash('sha256', words).slice(0, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
