/** No portal's name before the statement's, and behind the values: answers as text; then Execute without a limit, and Sync. */
const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4])
const [bind, isText, isBinary, absent] = [0x42, 0, 1, -1] as const
const [code, int16, int32] = [1, 2, 4] as const

const sizeOf = (value: string | Buffer | null) => (value === null ? 0 : Buffer.byteLength(value))

const slabSize = 65_536
let slab = Buffer.alloc(0)
let used = 0
/** Of a piece of memory that serves many: most statements are too long for Node's own, and one taken for each is dear. */
function room(size: number): Buffer {
  if (size > slabSize / 4) return Buffer.allocUnsafeSlow(size)
  if (used + size > slab.length) {
    slab = Buffer.allocUnsafeSlow(slabSize)
    used = 0
  }
  used += size
  return slab.subarray(used - size, used)
}

/** What runs a prepared statement, in PostgreSQL's own protocol: three messages in one piece, for one write. */
export function execution(name: string, values: readonly (string | Buffer | null)[]): Buffer {
  const sizes = values.map(sizeOf)
  const count = values.length
  const size = sizes.reduce((sum, each) => sum + each, int32 + 1 + name.length + 1 + int16 + count * int16 + int16 + count * int32 + int16)
  const bytes = room(code + size + execute.length)
  bytes[0] = bind
  let at = bytes.writeInt32BE(size, code)
  bytes[at++] = 0
  at += bytes.write(name, at, 'latin1')
  bytes[at++] = 0
  at = bytes.writeInt16BE(count, at)
  for (const value of values) at = bytes.writeInt16BE(value instanceof Buffer ? isBinary : isText, at)
  at = bytes.writeInt16BE(count, at)
  for (let i = 0; i < count; i++) {
    const value = values[i]!
    at = bytes.writeInt32BE(value === null ? absent : sizes[i]!, at)
    if (typeof value === 'string') at += bytes.write(value, at)
    else if (value !== null) at += value.copy(bytes, at)
  }
  at = bytes.writeInt16BE(0, at)
  execute.copy(bytes, at)
  return bytes
}
