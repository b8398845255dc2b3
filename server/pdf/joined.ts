import type { Tables } from './woff.ts'

/** A font, and which of its glyphs each letter is drawn by. */
export interface Part {
  tables: Tables
  glyphs: ReadonlyMap<number, number>
}

/**
 * One font of several that were cut out of the same one, so that a word may have letters of all. Where they name the same letter,
 * and in how close pairs stand, the first is followed.
 */
export function joined(parts: readonly Part[]): Tables {
  const tables = parts.map((part) => part.tables)
  const whole = tables[0]!
  const named = (name: string) => tables.map((table) => table.get(name)!)
  const { outlines, places, starts } = outlinesOf(tables)
  const shifted = parts.flatMap(({ glyphs }, i) => [...glyphs].map(([letter, glyph]) => [letter, glyph + starts[i]!] as const))
  return new Map([
    ...whole,
    ['glyf', Buffer.concat(outlines)],
    ['loca', places],
    ['hmtx', Buffer.concat(named('hmtx'))],
    ['maxp', most(named('maxp'))],
    ['cmap', letters(new Map(shifted.toReversed()))],
    ['hhea', withNumber(whole.get('hhea')!, 34, outlines.length)],
    // Places are told in bytes.
    ['head', withNumber(whole.get('head')!, 50, 1)],
    // Its glyphs have no names.
    ['post', Buffer.concat([Buffer.from([0, 3, 0, 0]), whole.get('post')!.subarray(4, 32)])],
  ])
}

const glyphCount = (tables: Tables) => tables.get('maxp')!.readUInt16BE(4)

function withNumber(table: Buffer, at: number, value: number) {
  const changed = Buffer.from(table)
  changed.writeUInt16BE(value, at)
  return changed
}

/** What a reader must have room for: the glyphs of all together, and of everything else the most that one of them needs. */
function most(tables: readonly Buffer[]) {
  const table = Buffer.from(tables[0]!)
  for (let at = 4; at < table.length; at += 2) {
    const numbers = tables.map((table) => table.readUInt16BE(at))
    table.writeUInt16BE(at === 4 ? numbers.reduce((sum, one) => sum + one) : Math.max(...numbers), at)
  }
  return table
}

/** How each glyph is drawn, one after the other, where each of them begins, and which is the first of each part. */
function outlinesOf(parts: readonly Tables[]) {
  const outlines: Buffer[] = []
  const starts: number[] = []
  for (const tables of parts) {
    const [drawn, begins] = [tables.get('glyf')!, tables.get('loca')!]
    const inBytes = tables.get('head')!.readUInt16BE(50) === 1
    const place = (glyph: number) => (inBytes ? begins.readUInt32BE(4 * glyph) : 2 * begins.readUInt16BE(2 * glyph))
    const start = outlines.length
    for (let glyph = 0; glyph < glyphCount(tables); glyph++) {
      const outline = Buffer.from(drawn.subarray(place(glyph), place(glyph + 1)))
      for (const at of namesIn(outline)) outline.writeUInt16BE(outline.readUInt16BE(at) + start, at)
      outlines.push(outline)
    }
    starts.push(start)
  }
  const places = Buffer.alloc(4 * (outlines.length + 1))
  let end = 0
  for (const [glyph, { length }] of outlines.entries()) places.writeUInt32BE((end += length), 4 * (glyph + 1))
  return { outlines, places, starts }
}

const [wordsGiven, scaled, more, scaledBothWays, transformed] = [1, 8, 32, 64, 128]

/** Where a glyph that is put together, as š is of s and its caron, names those that it is made of. */
function namesIn(outline: Buffer): number[] {
  const isWhole = !outline.length || outline.readInt16BE(0) >= 0
  const glyphs: number[] = []
  for (let [at, flags] = [10, isWhole ? 0 : more]; flags & more;) {
    flags = outline.readUInt16BE(at)
    glyphs.push(at + 2)
    at += 4 + (flags & wordsGiven ? 4 : 2) + (flags & scaled ? 2 : flags & scaledBothWays ? 4 : flags & transformed ? 8 : 0)
  }
  return glyphs
}

/** Which glyph each letter is (a `cmap` of format 12). */
function letters(glyphs: ReadonlyMap<number, number>) {
  const rows = [...glyphs].sort(([a], [b]) => a - b)
  const [head, row] = [12 + 16, 12]
  const table = Buffer.alloc(head + row * rows.length)
  // One table, for Windows and all of Unicode, which begins behind this.
  for (const [value, at] of [1, 3, 10].map((one, i) => [one, 2 + 2 * i] as const)) table.writeUInt16BE(value, at)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(12, 12)
  table.writeUInt32BE(table.length - 12, 16)
  table.writeUInt32BE(rows.length, 24)
  rows.forEach(([letter, glyph], i) => [letter, letter, glyph].forEach((value, j) => table.writeUInt32BE(value, head + row * i + 4 * j)))
  return table
}
