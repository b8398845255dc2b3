import type { ReportContent } from '#schema/maintenance/reportContent.ts'
import { ink, type Pdf } from '#server/pdf/document.ts'
import { tableOn, type TableRow } from '#server/pdf/table.ts'
import { type ReportWords, words } from './reportWords.ts'

export const left = 56
export const width = 595.28 - 2 * left
/** Below it stand the foot of the page, and nothing else. */
export const bottom = 741
/** How much more room that takes than the margin. */
export const footRoom = 45
const footAt = 790

interface Heading {
  text: string
  /** Counted from nought. */
  page: number
}

export interface TextLook {
  size?: number
  color?: string
  bold?: boolean
  /** Above it. */
  gap?: number
  /** Beside what stands left of it. */
  inset?: number
}

/** Paragraphs, each with its look. */
export type StyledLines = readonly (readonly [text: string, look: TextLook])[]
const top = 72
const leading = 3

/** The pages of a report while they are written: what stands on them is tagged, and headings are remembered for the contents. */
export class Sheet {
  readonly doc: Pdf
  readonly content: ReportContent
  readonly said: ReportWords
  readonly root: PDFKit.PDFStructureElement
  readonly headings: Heading[] = []
  /** Whether something of what was done has no room before the appendix. */
  leavesDone = false
  #contents: { place: PDFKit.PDFStructureElement; page: number; y: number } | undefined

  constructor(doc: Pdf, content: ReportContent) {
    this.doc = doc
    this.content = content
    this.said = words[content.language]
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  get page() {
    const { start, count } = this.doc.bufferedPageRange()
    return start + count - 1
  }
  /** Below what was drawn last, where there is so much room yet; else on the next page. */
  down(gap: number, room = 14) {
    if (this.doc.y + gap + room > bottom) this.doc.addPage()
    else this.doc.y += gap
    return this.doc.y
  }

  part(kind: string, draw: () => void, options: { alt?: string } = {}) {
    this.root.add(this.doc.struct(kind, options, draw))
  }
  /** A chapter begins on a page of its own. */
  chapter(text: string) {
    this.doc.addPage()
    this.headings.push({ text, page: this.page })
    this.doc.outline.addItem(text)
    this.part('H1', () => this.doc.font('bold').fontSize(22).fillColor(ink.brand).text(text, left, 64, { width }))
  }
  /** Not left alone at the foot of a page: there is `room` for what comes below, of a table its head and a row. */
  heading(text: string, room = 90) {
    // Found before it is begun: a tag opens and closes on the same page.
    const y = this.down(20, 20 + room)
    this.part('H2', () => this.doc.font('bold').fontSize(12).fillColor(ink.brand).text(text, left, y, { width }))
  }
  /** How much room they take, to be kept together; of what has no room on any page only its beginning. */
  roomFor(lines: StyledLines, { least = 40 } = {}) {
    const room = lines.reduce((sum, [text, { size = 10, bold = false, gap: above = 6, inset = 0 }]) => {
      this.doc.font(bold ? 'bold' : 'regular').fontSize(size)
      return sum + above + this.doc.heightOfString(text, { width: width - inset, lineGap: leading })
    }, 0)
    return room > bottom - top ? least : Math.max(room, least)
  }
  text(text: string, { size = 10, color = ink.text, bold = false, gap = 6, inset = 0 }: TextLook = {}) {
    const y = this.down(gap)
    const draw = () =>
      this.doc
        .font(bold ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(color)
        .text(text, left + inset, y, { width: width - inset, lineGap: leading })
    this.part('P', draw)
  }
  table(columns: readonly number[], texts: number, rows: readonly TableRow[], size = 9) {
    this.down(10, 60)
    tableOn(this.doc, this.root, { left, width, columns, texts, size, bottom }, rows)
  }
  /** What tells nothing that is not said in words as well. */
  ornament(draw: () => void) {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Leaves room for the contents, which are known once all is written. */
  contents(chapters: number) {
    this.heading(this.said.contents, chapters * 20 + 8)
    const place = this.doc.struct('TOC')
    this.root.add(place)
    this.down(8, chapters * 20)
    this.#contents = { place, page: this.page, y: this.doc.y }
    this.doc.y += chapters * 20
  }

  /** Contents, and at the foot of each page but the first what it is and which. */
  finish() {
    const { doc, said, content } = this
    if (this.#contents) {
      const { place, page, y } = this.#contents
      doc.switchToPage(page)
      for (const [i, heading] of this.headings.entries()) place.add(doc.struct('TOCI', {}, () => this.#line(heading, y + i * 20)))
      place.end()
    }
    const pages = this.page + 1
    for (let page = 1; page < pages; page++) {
      doc.switchToPage(page)
      doc.markContent('Artifact', { type: 'Pagination' })
      const footer = said.page(page + 1, pages)
      doc.font('regular').fontSize(8).fillColor(ink.muted)
      doc.text(`${content.estate.addressLine1} · ${content.report.title}`.slice(0, 90), left, footAt, { lineBreak: false })
      doc.text(footer, left + width - doc.widthOfString(footer), footAt, { lineBreak: false })
      doc.endMarkedContent()
    }
    this.root.end()
  }

  #line({ text, page }: Heading, y: number) {
    const number = String(page + 1)
    this.doc.font('regular').fontSize(10).fillColor(ink.text).text(text, left, y, { lineBreak: false })
    this.doc.text(number, left + width - this.doc.widthOfString(number), y, { lineBreak: false })
  }
}
