import { ink, type Pdf } from '#server/pdf/document.ts'
import { block, hairline, heightOf, lines, page, text } from './ink.ts'

/** Where a section is drawn: the document, and what is said in it in the order of reading. */
export interface Sheet {
  doc: Pdf
  body: PDFKit.PDFStructureElement
}

// A document is a list of sections; each tells how high it is and draws itself at a height.
export interface Section {
  height: (doc: Pdf) => number
  draw: (sheet: Sheet, y: number) => void
  staysWithNext?: boolean
}

export const margin = 56
export const width = page.width - margin * 2
const body = { width, leading: 14.5 }

/** Tags what `draw` writes, for those who listen. */
export const said = ({ doc, body: parent }: Sheet, tag: string, draw: () => void) => parent.add(doc.struct(tag, {}, draw))

export const heading = (title: string): Section => ({
  height: () => 34,
  staysWithNext: true,
  draw: (sheet, y) => said(sheet, 'H2', () => text(sheet.doc, title, margin, y + 22, { size: 12.5, weight: 'bold', colour: ink.brand })),
})

export const paragraph = (content: string): Section => ({
  height: (doc) => heightOf(doc, content, body) + 6,
  draw: (sheet, y) => said(sheet, 'P', () => lines(sheet.doc, content, margin, y + 11, body)),
})

/** Label over value, in columns between hairlines. */
export function facts(entries: readonly (readonly [label: string, value: string])[], columns = 3): Section {
  const rows = Math.ceil(entries.length / columns)
  return {
    height: () => rows * 38 + 10,
    draw(sheet, y) {
      for (let row = 0; row <= rows; row++) hairline(sheet.doc, margin, y + row * 38, width)
      for (const [index, [label, value]] of entries.entries()) {
        const x = margin + (index % columns) * (width / columns)
        const top = y + Math.floor(index / columns) * 38
        said(sheet, 'P', () => {
          text(sheet.doc, label, x, top + 14, { size: 8, colour: ink.muted })
          text(sheet.doc, value, x, top + 28, { weight: 'bold' })
        })
      }
    },
  }
}

type Grade = 'TG0' | 'TG1' | 'TG2' | 'TG3' | 'TGIU'
const gradeColours: Record<Grade, string> = { TG0: '#2a7040', TG1: '#647716', TG2: '#a66100', TG3: '#b42335', TGIU: '#68726d' }
const seenLook = { width: width - 54, leading: 13.5, size: 9.5, colour: ink.muted }

/** A building part with its condition grade and what was seen. */
export const finding = (grade: Grade, part: string, seen: string): Section => ({
  height: (doc) => 26 + heightOf(doc, seen, seenLook),
  draw(sheet, y) {
    const { doc } = sheet
    block(doc, gradeColours[grade], margin, y + 3, 38, 17)
    said(sheet, 'H3', () => {
      text(doc, grade, margin + 6, y + 15, { size: 9, weight: 'bold', colour: '#ffffff' })
      text(doc, part, margin + 54, y + 15, { weight: 'bold' })
    })
    said(sheet, 'P', () => lines(doc, seen, margin + 54, y + 29, seenLook))
  },
})

/** `alt` says what the picture shows. */
export const photo = (jpeg: Buffer, alt: string, height: number): Section => ({
  height: () => height + 16,
  draw({ doc, body: parent }, y) {
    parent.add(doc.struct('Figure', { alt }, () => doc.image(jpeg, margin, y + 4, { width, height })))
  },
})

export const signature = (place: string, name: string, role: string): Section => ({
  height: () => 74,
  draw: (sheet, y) =>
    said(sheet, 'P', () => {
      text(sheet.doc, place, margin, y + 20, { colour: ink.muted })
      text(sheet.doc, name, margin, y + 48, { weight: 'bold' })
      text(sheet.doc, role, margin, y + 62, { size: 9, colour: ink.muted })
    }),
})
