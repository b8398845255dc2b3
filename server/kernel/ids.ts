import { hash, randomFillSync } from 'node:crypto'

/** Drawn many at a time: each request has an id, and asking the system for sixteen bytes costs as much as for thousands. */
const pool = Buffer.alloc(4096)
let used = pool.length

/** A clock that was put back by more than this is believed; by less, it is waited for. */
const believed = 1000
let moment = 0
let sequence = 0

/** The moment of the next id, and its number within that moment: none is like or before another of this process. */
function tick(random: number) {
  const now = Date.now()
  if (now > moment || now < moment - believed) {
    moment = now
    // Half of the numbers are left for whoever follows within the millisecond.
    sequence = random & 0x7ff
  } else if (++sequence > 0xfff) {
    moment++
    sequence = 0
  }
}

/** A UUID v7, which sorts by the moment it was made, also within a millisecond. */
export function uuidv7(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, (used += 16))
  tick(bytes.readUInt16BE(6))
  bytes.writeUIntBE(moment, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The same words, the same id. */
export function idFrom(words: string) {
  const hex = hash('sha256', words).slice(0, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
