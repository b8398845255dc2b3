import { type HandoverDeviation, picturesIn } from '#schema/projects/handover.ts'
import { by, shortened } from './bookLines.ts'
import { bottom, left, top, width } from './bookPaper.ts'
import { PointPaper } from './bookPoint.ts'

/** Pictures of a deviation stand beside each other, before and after. */
const photo = { width: 155, height: 116, gap: 14, caption: 14 }

/** Paper that deviations are drawn on, each with its pictures below it. */
export class DeviationPaper extends PointPaper {
  /** Kept together as long as it fits on a page. */
  protected deviation(number: string, deviation: HandoverDeviation, concerns: string | null) {
    const { text, status, raisedBy, raisedAt, mendedBy, mendedAt, answer, files } = deviation
    const [doc, said] = [this.doc, this.said]
    const shown = picturesIn(deviation)
    const others = files.length - shown.length
    const course = [
      deviation.number && said.deviationNumber(deviation.number),
      said.states[status],
      `${said.raised}: ${by(raisedBy, raisedAt)}`,
      mendedAt && `${said.mended}: ${by(mendedBy, mendedAt)}`,
    ]
    const lines: readonly { words: string; bold?: boolean; muted?: boolean }[] = [
      { words: `${number} ${shortened(text)}`, bold: true },
      { words: course.filter(Boolean).join(' · '), muted: true },
      ...(concerns ? [{ words: `${said.concerns}: ${concerns}` }] : []),
      ...(answer ? [{ words: shortened(answer) }] : []),
      ...(others > 0 ? [{ words: said.moreFiles(others), muted: true }] : []),
    ]
    const height = this.tallOf(lines, width) + (shown.length ? photo.height + photo.caption + 8 : 0)
    if (doc.y + 12 + height > bottom && height < bottom - top) doc.addPage()
    else doc.y += 12
    this.placed(number)
    for (const { words, bold, muted } of lines) this.text(words, { bold: bold ?? false, muted: muted ?? false, gap: 4 })
    if (shown.length) this.#photos(text, shown)
  }

  #photos(text: string, shown: readonly HandoverDeviation['files'][number][]) {
    const { doc, said } = this
    if (doc.y + 8 + photo.height + photo.caption > bottom) doc.addPage()
    const y = doc.y + 8
    for (const [index, { id, side }] of shown.entries()) {
      const x = left + index * (photo.width + photo.gap)
      const caption = side ? said.sides[side] : said.pictureOf
      this.figure(id, `${caption}: ${text.slice(0, 80)}`, { x, y, width: photo.width, height: photo.height })
      if (!side) continue
      doc.y = y + photo.height
      this.text(caption, { size: 8, muted: true, gap: 2, at: x })
    }
    doc.y = y + photo.height + photo.caption
  }
}
