import { type HandoverPoint, mostPictures } from '#schema/projects/handover.ts'
import { by, shortened } from './bookLines.ts'
import { beside, bottom, BookPaper, left, picture, top, width } from './bookPaper.ts'
import type { Said } from './bookWords.ts'

/** The pictures of points, small enough to be printed, by the ids of their files. */
export type Pictures = ReadonlyMap<string, Buffer>

/** Paper that points are drawn on, with their pictures beside them. */
export class PointPaper extends BookPaper {
  protected readonly said: Said
  readonly #pictures: Pictures
  constructor(said: Said, pictures: Pictures, running: string) {
    super(running)
    this.said = said
    this.#pictures = pictures
  }

  /** A point is never split: it begins on the next page where there is no room for the whole of it. */
  protected point(number: string, point: HandoverPoint) {
    const doc = this.doc
    const said = this.said
    const shown = point.files.filter(({ type }) => type.startsWith('image/')).slice(0, mostPictures)
    const others = point.files.length - shown.length
    const at = shown.length ? beside : left
    const lines: readonly { words: string; bold?: boolean; muted?: boolean }[] = [
      { words: `${number} ${point.name}`, bold: true },
      { words: point.isDisabled ? said.notHere : point.completedAt ? said.inOrder : said.notDone },
      ...(point.comment ? [{ words: shortened(point.comment) }] : []),
      ...(point.completedAt ? [{ words: `${said.completed}: ${by(point.completedBy, point.completedAt)}`, muted: true }] : []),
      ...(point.verifiedAt ? [{ words: `${said.verified}: ${by(point.verifiedBy, point.verifiedAt)}`, muted: true }] : []),
      ...(others > 0 ? [{ words: said.moreFiles(others), muted: true }] : []),
    ]
    const room = width - (at - left)
    const tall = lines.reduce(
      (sum, { words, bold }) =>
        sum +
        4 +
        doc
          .font(bold ? 'bold' : 'regular')
          .fontSize(10)
          .heightOfString(words, { width: room, lineGap: 2 }),
      0,
    )
    const height = Math.min(Math.max(tall, shown.length * (picture.height + picture.gap)), bottom - top)
    if (doc.y + 14 + height > bottom) doc.addPage()
    const start = doc.y + 14
    for (const [place, { id }] of shown.entries()) {
      const y = start + place * (picture.height + picture.gap)
      const image = this.#pictures.get(id)
      if (image)
        this.page.add(
          doc.struct('Figure', { alt: `${said.pictureOf} ${point.name}` }, () =>
            doc.image(image, left, y, { width: picture.width, height: picture.height }),
          ),
        )
    }
    doc.y = start - 4
    for (const { words, bold, muted } of lines) this.text(words, { bold: bold ?? false, muted: muted ?? false, gap: 4, at })
    doc.y = Math.max(doc.y, start + height)
  }
}
