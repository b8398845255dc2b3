import { inflateSync } from 'node:zlib'

/** The parts of a font, by the four letters that OpenType calls each of them by. */
export type Tables = ReadonlyMap<string, Buffer>

const [header, entry, packedHeader, packedEntry] = [12, 16, 44, 20]

/** Out of a font that is packed for the web, table by table (WOFF 1.0). */
export function unpacked(woff: Buffer): Tables {
  const count = woff.readUInt16BE(12)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const from = packedHeader + packedEntry * index
      const [start, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [number, number, number]
      const packed = woff.subarray(start, start + packedLength)
      return [woff.toString('latin1', from, from + 4), packedLength < length ? inflateSync(packed) : packed] as const
    }),
  )
}

/** A font of TrueType outlines. What only speeds up a search in its directory, and its checksums, are left out. */
export function fontOf(tables: Tables): Buffer {
  const directory = Buffer.alloc(header + entry * tables.size)
  directory.writeUInt32BE(0x00010000)
  directory.writeUInt16BE(tables.size, 4)
  const parts: Buffer[] = [directory]
  let [at, end] = [header, directory.length]
  for (const [name, content] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    directory.write(name, at, 'latin1')
    directory.writeUInt32BE(end, at + 8)
    directory.writeUInt32BE(content.length, at + 12)
    const gap = -content.length & 3
    parts.push(content, Buffer.alloc(gap))
    at += entry
    end += content.length + gap
  }
  return Buffer.concat(parts)
}
