import { type HandoverPoint, picturesIn } from '#schema/projects/handover.ts'
import { by, shortened } from './bookLines.ts'
import { beside, bottom, BookPaper, left, picture, type Planned, top, width } from './bookPaper.ts'
import type { Said } from './bookWords.ts'

/** The pictures of points, small enough to be printed, by the ids of their files. */
export type Pictures = ReadonlyMap<string, Buffer>

/** Paper that points are drawn on, with their pictures beside them. */
export class PointPaper extends BookPaper {
  protected readonly said: Said
  protected readonly pictures: Pictures
  constructor(said: Said, pictures: Pictures, running: string, planned: Planned) {
    super(running, said, planned)
    this.said = said
    this.pictures = pictures
  }

  /** What it takes: its lines, its pictures beside them, and how much room. */
  protected laid(number: string, point: HandoverPoint, see: string | null) {
    const said = this.said
    const shown = picturesIn(point)
    const others = point.files.length - shown.length
    const at = shown.length ? beside : left
    const lines: readonly { words: string; bold?: boolean; muted?: boolean }[] = [
      { words: `${number} ${point.name}`, bold: true },
      { words: point.isDisabled ? said.notHere : point.completedAt ? said.inOrder : said.notDone },
      ...(point.comment ? [{ words: shortened(point.comment) }] : []),
      ...(point.despite ? [{ words: `${said.despite}: ${point.despite}` }] : []),
      ...(point.completedAt ? [{ words: `${said.completed}: ${by(point.completedBy, point.completedAt)}`, muted: true }] : []),
      ...(point.verifiedAt ? [{ words: `${said.verified}: ${by(point.verifiedBy, point.verifiedAt)}`, muted: true }] : []),
      ...(see ? [{ words: see }] : []),
      ...(others > 0 ? [{ words: said.moreFiles(others), muted: true }] : []),
    ]
    const tall = this.tallOf(lines, width - (at - left))
    return { at, shown, lines, height: Math.min(Math.max(tall, shown.length * (picture.height + picture.gap)), bottom - top) }
  }

  /** How much room lines take, a little apart. */
  protected tallOf(lines: readonly { words: string; bold?: boolean }[], room: number) {
    return lines.reduce(
      (sum, { words, bold }) =>
        sum +
        4 +
        this.doc
          .font(bold ? 'bold' : 'regular')
          .fontSize(10)
          .heightOfString(words, { width: room, lineGap: 2 }),
      0,
    )
  }

  /** A point is never split: it begins on the next page where there is no room for the whole of it. */
  protected point(number: string, point: HandoverPoint, see: string | null) {
    const doc = this.doc
    const { at, shown, lines, height } = this.laid(number, point, see)
    if (doc.y + 14 + height > bottom) doc.addPage()
    this.placed(number)
    const start = doc.y + 14
    for (const [place, { id }] of shown.entries()) {
      const y = start + place * (picture.height + picture.gap)
      this.figure(id, `${this.said.pictureOf} ${point.name}`, { x: left, y, width: picture.width, height: picture.height })
    }
    doc.y = start - 4
    for (const { words, bold, muted } of lines) this.text(words, { bold: bold ?? false, muted: muted ?? false, gap: 4, at })
    doc.y = Math.max(doc.y, start + height)
  }

  protected figure(id: string, alt: string, { x, y, width: wide, height }: { x: number; y: number; width: number; height: number }) {
    const image = this.pictures.get(id)
    if (image) this.page.add(this.doc.struct('Figure', { alt }, () => this.doc.image(image, x, y, { width: wide, height })))
  }
}
