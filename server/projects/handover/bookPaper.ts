import { ink, type Pdf } from '#server/pdf/document.ts'
import { tableOn } from '#server/pdf/table.ts'
import type { Said } from './bookWords.ts'

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

/** What is known of a book that was drawn once: on which page what begins, and how many there are. */
export interface Planned {
  chapters: readonly Chapter[]
  /** By the number of a point or a deviation. */
  places: ReadonlyMap<string, number>
  pageCount: number
}
export const unplanned: Planned = { chapters: [], places: new Map(), pageCount: 0 }

/** A page is left for the next chapter once half of it is written: none is nearly empty. */
const half = (top + bottom) / 2

/** The paper of a book: chapters, where its parts begin, and a foot on each page but the first. */
export class BookPaper implements Planned {
  readonly chapters: Chapter[] = []
  readonly places = new Map<string, number>()
  pageCount = 1
  protected readonly planned: Planned
  protected doc!: Pdf
  protected page!: PDFKit.PDFStructureElement
  readonly #running: string
  readonly #pageOf: Said['pageOf']
  constructor(running: string, { pageOf }: Said, planned: Planned) {
    this.#running = running
    this.#pageOf = pageOf
    this.planned = planned
  }

  protected begin(doc: Pdf) {
    this.doc = doc
    this.page = doc.struct('Document')
    doc.addStructure(this.page)
    doc.on('pageAdded', () => this.#foot())
  }

  /** Here begins what others name. */
  protected placed(number: string) {
    this.places.set(number, this.pageCount)
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
  /** It stays on the page that it comes to where there is room for all that it tells, or for the first of it where it is part of another. */
  protected chapter(title: string, { isPart = false, room = Infinity } = {}) {
    const { y } = this.doc
    const goesOn = y + 70 + room < bottom || (!isPart && y < half)
    if (!goesOn) this.doc.addPage()
    else if (y > top) this.doc.y += 28
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
    const which = this.#pageOf(this.pageCount, this.planned.pageCount)
    doc.text(this.#running, left, 800, { width: width - 90, lineBreak: false, ellipsis: true, height: 10 })
    doc.text(which, left + width - doc.widthOfString(which), 800, { lineBreak: false })
    doc.endMarkedContent()
    doc.page.margins.bottom = margin
    doc.x = left
    doc.y = top
  }
}
