import type { Language } from '#server/kernel/texts.ts'
import { ink, type Pdf } from './document.ts'

/** Where a page with a foot ends, and how much more room that takes than the margin. */
export const footedBottom = 741
export const footRoom = 45
const footAt = 790

const pageOf = {
  nb: (page: number, pages: number) => `Side ${page} av ${pages}`,
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

/** At the foot of every page whose paper it is, and which page of how many: written last, on pages that were kept for it. */
export function feet(doc: Pdf, { line, language, left, width }: { line: string; language: Language; left: number; width: number }) {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    const { bottom: margin } = doc.page.margins
    doc.page.margins.bottom = 0
    const which = pageOf[language](page - start + 1, count)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('regular').fontSize(8).fillColor(ink.muted)
    doc.text(line, left, footAt, { width: width - 80, height: 10, lineBreak: false, ellipsis: true })
    doc.text(which, left + width - doc.widthOfString(which), footAt, { lineBreak: false })
    doc.endMarkedContent()
    doc.page.margins.bottom = margin
  }
}
