import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { joined, type Part } from './joined.ts'
import { fontOf, unpacked } from './woff.ts'

type Weight = 400 | 700
const parts = ['latin', 'latin-ext', 'vietnamese'] as const
const { resolve } = createRequire(import.meta.url)
const opened = new Map<Weight, Font>()

/**
 * The product's font, opened once for all documents: what it says of its letters is read bit by bit as they are needed. It comes
 * packed for the web, and in parts, of which names in Norway need more than the first: Čáhcesuolu, Łukasz, Nguyễn.
 */
export async function font(weight: Weight): Promise<Font> {
  const { create } = await import('fontkit')
  const part = (letters: (typeof parts)[number]): Part => {
    const tables = unpacked(readFileSync(resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-${letters}-${weight}-normal.woff`)))
    const read = create(fontOf(tables))
    return { tables, glyphs: new Map(read.characterSet.map((letter) => [letter, read.glyphForCodePoint(letter).id])) }
  }
  const kept = opened.get(weight) ?? named(create(fontOf(joined(parts.map(part)))))
  opened.set(weight, kept)
  return kept
}

/** A glyph that is first met as a part of another, as s is of š, would be kept without the letter that it is, and not be read back. */
function named(whole: Font) {
  for (const letter of whole.characterSet) whole.glyphForCodePoint(letter)
  return whole
}
