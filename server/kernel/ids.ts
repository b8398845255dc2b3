import { hash, randomFillSync } from 'node:crypto'

/** Drawn many at a time: each request has an id, and asking the system for sixteen bytes costs as much as for thousands. */
const pool = Buffer.alloc(4096)
let used = pool.length

/** A UUID v7, which sorts by the moment it was made. */
export function uuidv7(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, (used += 16))
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The same words, the same id. */
export function idFrom(words: string) {
  const hex = hash('sha256', words).slice(0, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
