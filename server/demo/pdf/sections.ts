import { wrap } from './helvetica.ts'
import { block, hairline, page, picture, text } from './ink.ts'

// A document is a list of sections; each tells how high it is and draws itself at a height.
export type Section = { height: number; draw: (y: number) => string; staysWithNext?: boolean }

export const margin = 56
const width = page.width - margin * 2
const right = page.width - margin
const muted = '#545f59'
const brand = '#1c5040'
const leading = 14.5

export const heading = (title: string): Section => ({
  height: 34,
  staysWithNext: true,
  draw: (y) => text(title, margin, y + 22, { size: 12.5, weight: 'bold', colour: brand }),
})

export function paragraph(content: string): Section {
  const lines = wrap(content, width, 10)
  return {
    height: lines.length * leading + 6,
    draw: (y) => lines.map((line, index) => text(line, margin, y + 11 + index * leading)).join(''),
  }
}

/** Label over value, in columns between hairlines. */
export function facts(entries: readonly (readonly [label: string, value: string])[], columns = 3): Section {
  const rows = Math.ceil(entries.length / columns)
  const column = width / columns
  const entry = ([label, value]: readonly [string, string], x: number, y: number) =>
    text(label, x, y + 14, { size: 8, colour: muted }) + text(value, x, y + 28, { weight: 'bold' })
  return {
    height: rows * 38 + 10,
    draw: (y) =>
      Array.from({ length: rows }, (_, row) => hairline(margin, y + row * 38, width)).join('') +
      entries.map((pair, index) => entry(pair, margin + (index % columns) * column, y + Math.floor(index / columns) * 38)).join('') +
      hairline(margin, y + rows * 38, width),
  }
}

type Grade = 'TG0' | 'TG1' | 'TG2' | 'TG3' | 'TGIU'
const gradeColours: Record<Grade, string> = { TG0: '#2a7040', TG1: '#647716', TG2: '#a66100', TG3: '#b42335', TGIU: '#68726d' }

/** A building part with its condition grade and what was seen. */
export function finding(grade: Grade, part: string, seen: string): Section {
  const lines = wrap(seen, width - 54, 9.5)
  return {
    height: 26 + lines.length * 13.5,
    draw: (y) =>
      block(gradeColours[grade], margin, y + 3, 38, 17) +
      text(grade, margin + 6, y + 15, { size: 9, weight: 'bold', colour: '#ffffff' }) +
      text(part, margin + 54, y + 15, { weight: 'bold' }) +
      lines.map((line, index) => text(line, margin + 54, y + 29 + index * 13.5, { size: 9.5, colour: muted })).join(''),
  }
}

export type Row = readonly [text: string, ...values: string[]]

/** A table whose values stand at the right; the last row, below a heavier line, sums them up or is what they are held against. */
export function table(head: Row, rows: readonly Row[], sum: Row): Section {
  const line = ([label, ...values]: Row, y: number, weight: 'regular' | 'bold', colour?: string) => {
    const look = { size: 9.5, weight, ...(colour === undefined ? {} : { colour }) }
    const cells = values.map((value, index) => text(value, right - (values.length - 1 - index) * 88, y, { ...look, align: 'right' }))
    return text(label, margin, y, look) + cells.join('')
  }
  return {
    height: (rows.length + 2) * 21 + 14,
    draw: (y) =>
      line(head, y + 14, 'regular', muted) +
      hairline(margin, y + 20, width) +
      rows
        .map((row, index) => line(row, y + 35 + index * 21, 'regular') + hairline(margin, y + 41 + index * 21, width, '#e4e3dc'))
        .join('') +
      hairline(margin, y + 20 + rows.length * 21, width, '#17211c') +
      line(sum, y + 36 + rows.length * 21, 'bold'),
  }
}

export const photo = (name: string, height: number): Section => ({
  height: height + 16,
  draw: (y) => picture(name, margin, y + 4, width, height),
})

export const signature = (place: string, name: string, role: string): Section => ({
  height: 74,
  draw: (y) =>
    text(place, margin, y + 20, { colour: muted }) +
    text(name, margin, y + 48, { weight: 'bold' }) +
    text(role, margin, y + 62, { size: 9, colour: muted }),
})
