import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)
const opened = new Map<400 | 700, PDFKit.Mixins.PDFFontSource>()

/**
 * The product's font, opened once for all documents: what it says of its letters is read bit by bit as they are needed. It comes
 * packed for the web, table by table, and would be unpacked again for every letter.
 */
export async function font(weight: 400 | 700): Promise<PDFKit.Mixins.PDFFontSource> {
  const { create } = await import('fontkit')
  const packed = () => readFileSync(resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`))
  const known = opened.get(weight) ?? create(unpack(packed()))
  opened.set(weight, known)
  return known
}

const [header, entry, packedHeader, packedEntry] = [12, 16, 44, 20]

/** WOFF 1.0 to the OpenType within: the same tables under a directory of another shape. What only speeds up a search in it is left out. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(header + entry * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts: Buffer[] = [directory]
  let end = directory.length
  for (let index = 0; index < count; index++) {
    const [from, to] = [packedHeader + packedEntry * index, header + entry * index]
    const [start, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [number, number, number]
    const packed = woff.subarray(start, start + packedLength)
    woff.copy(directory, to, from, from + 4)
    woff.copy(directory, to + 4, from + 16, from + 20)
    directory.writeUInt32BE(end, to + 8)
    directory.writeUInt32BE(length, to + 12)
    parts.push(packedLength < length ? inflateSync(packed) : packed, Buffer.alloc(-length & 3))
    end += length + (-length & 3)
  }
  return Buffer.concat(parts)
}
