import { ink, type Pdf } from './document.ts'
import { tableOn } from './table.ts'

/** 18 mm of margin; pictures are 60 mm wide. */
export const left = 51
export const width = 595.28 - 2 * left
export const [top, bottom] = [70, 770]
export const picture = { width: 170, height: 127, gap: 6 }
export const beside = left + picture.width + 14

export interface Chapter {
  title: string
  page: number
  isPart: boolean
}

/** The paper of a book: chapters that begin on pages of their own unless they go on with one, and a foot on each but the first. */
export class BookPaper {
  readonly chapters: Chapter[] = []
  pageCount = 1
  protected doc!: Pdf
  protected page!: PDFKit.PDFStructureElement
  readonly #running: string
  constructor(running: string) {
    this.#running = running
  }

  protected begin(doc: Pdf) {
    this.doc = doc
    this.page = doc.struct('Document')
    doc.addStructure(this.page)
    doc.on('pageAdded', () => this.#foot())
  }

  protected part(kind: string, draw: () => void) {
    this.page.add(this.doc.struct(kind, {}, draw))
  }
  protected text(words: string, { size = 10, bold = false, muted = false, gap = 6, at = left, kind = 'P' } = {}) {
    const room = width - (at - left)
    const doc = this.doc
    const height = doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .heightOfString(words, { width: room, lineGap: 2 })
    if (doc.y + gap + height > bottom) doc.addPage()
    const y = doc.y + gap
    this.part(kind, () =>
      doc
        .font(bold ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(muted ? ink.muted : ink.text)
        .text(words, at, y, { width: room, lineGap: 2 }),
    )
  }
  /** What goes on stays on the page that it comes to, as long as there is room for a little of it. */
  protected chapter(title: string, { isPart = false, goesOn = false } = {}) {
    if (goesOn && this.doc.y + 110 < bottom) this.doc.y += 28
    else this.doc.addPage()
    this.chapters.push({ title, page: this.pageCount, isPart })
    this.text(title, { size: isPart ? 15 : 20, bold: true, gap: 0, kind: isPart ? 'H2' : 'H1' })
    this.doc.y += 6
  }
  /** Its cells are words, but for those that end the row where there are `figures`. */
  protected table(columns: readonly number[], head: readonly string[], rows: readonly (readonly string[])[], figures = 0) {
    this.doc.y += 8
    tableOn(this.doc, this.page, { left, width, columns, texts: columns.length - figures, bottom }, [
      { kind: 'TH', cells: head },
      ...rows.map((cells) => ({ kind: 'TD' as const, cells })),
    ])
  }

  /** On every page but the cover; it is no part of what is read aloud. */
  #foot() {
    this.pageCount++
    const doc = this.doc
    const { bottom: margin } = doc.page.margins
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('regular').fontSize(8).fillColor(ink.muted)
    doc.text(this.#running, left, 800, { width: width - 40, lineBreak: false, ellipsis: true, height: 10 })
    doc.text(String(this.pageCount), left + width - 40, 800, { width: 40, align: 'right', lineBreak: false })
    doc.endMarkedContent()
    doc.page.margins.bottom = margin
    doc.x = left
    doc.y = top
  }
}
