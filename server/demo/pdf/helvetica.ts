export type Weight = 'regular' | 'bold'

// Advance widths in thousandths of the size, for the characters from space to tilde. A viewer brings the font, not its measures to us.
const ascii: Record<Weight, readonly number[]> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278,
    278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
    667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556,
    556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333,
    333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722,
    667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611,
    611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
}

const beyondAscii: Record<string, number> = { '\u00a0': 278, '·': 278, '²': 333, æ: 889, ø: 611, Æ: 1000, Ø: 778, Å: 700 }

const advance = (letter: string, weight: Weight) => ascii[weight][letter.charCodeAt(0) - 32] ?? beyondAscii[letter] ?? 556

export const textWidth = (text: string, size: number, weight: Weight) =>
  (Array.from(text).reduce((sum, letter) => sum + advance(letter, weight), 0) * size) / 1000

/** Lines no wider than `width`; a single word that is wider stands alone on its line. */
export function wrap(text: string, width: number, size: number, weight: Weight = 'regular') {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
