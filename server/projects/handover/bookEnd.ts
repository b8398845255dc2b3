import { hash } from 'node:crypto'
import type { HandoverContent } from '#schema/projects/handover.ts'
import { writtenDay, writtenNumber } from '#server/kernel/written.ts'
import { ink } from '#server/pdf/document.ts'
import { CoverPaper } from './bookCover.ts'
import { addressOf } from './bookLines.ts'
import { bottom, left, width } from './bookPaper.ts'

/** The same content is the same hash: it stands in the book, which can't hold its own. */
export const contentHash = (content: HandoverContent) => hash('sha256', JSON.stringify(content), 'buffer')

/** It is on one page, with what signs off the areas where there is room for both. */
const allOfIt = 540
const column = (width - 30) / 2

/** The end of a book: what both parties sign, by the hash of all that it tells. */
export class EndPaper extends CoverPaper {
  protected signatures(content: HandoverContent) {
    const { doc, said } = this
    const { project, estate, company, deviations, missingPapers = [] } = content
    if (doc.y + allOfIt > bottom) doc.addPage()
    this.chapter(`7 ${said.signatures}`)
    this.text(said.takenOver)
    this.doc.y += 4
    const open = deviations.flatMap(({ status }, index) => (['open', 'inWork', 'mended'].includes(status) ? [`3.${index + 1}`] : []))
    for (const [label, value] of [
      [said.project, [project.name, project.number].filter(Boolean).join(', ')],
      [said.property, addressOf(estate)],
      [said.handedOver, writtenDay(project.closedAt)],
      [said.openAtEnd, open.join(', ') || said.none],
      [said.missing, missingPapers.length ? said.missingCount(missingPapers.length) : said.none],
    ] as const)
      this.text(`${label}: ${value}`, { gap: 4 })
    const number = company.organizationNumber && `${said.organization} ${writtenNumber(company.organizationNumber)}`
    const y = doc.y + 30
    const parties = [
      [said.handsOver, [company.name, number].filter(Boolean).join('\n')],
      [said.takesOver, estate.owners.join('\n') || project.customer],
    ] as const
    const ends = parties.map(([title, party], index) => this.#party(title, party, { x: left + index * (column + 30), y }))
    doc.y = Math.max(...ends)
    this.text(said.sum256, { size: 13, bold: true, gap: 30, kind: 'H2' })
    this.text(content.isWithoutOrders ? said.sum256Here : said.sum256Text, { muted: true })
    this.text(
      contentHash(content)
        .toString('hex')
        .replace(/(.{8})(?=.)/g, '$1 '),
    )
  }

  /** Whose signature it is, and lines to write on; answers where it ends. */
  #party(title: string, party: string, { x, y }: { x: number; y: number }) {
    const { doc, said } = this
    const words = (text: string, at: number, look: 'bold' | 'regular', size: number, colour: string) =>
      this.part('P', () => doc.font(look).fontSize(size).fillColor(colour).text(text, x, at, { width: column, lineGap: 2 }))
    words(title, y, 'bold', 12, ink.text)
    words(party, doc.y + 4, 'regular', 10, ink.text)
    let at = y + 76
    for (const label of [said.placeAndDay, said.signature, said.inCapitals]) {
      at += 46
      const line = at
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(x, line)
        .lineTo(x + column, line)
        .lineWidth(0.6)
        .strokeColor(ink.muted)
        .stroke()
      doc.endMarkedContent()
      words(label, line + 4, 'regular', 8, ink.muted)
    }
    return at + 18
  }
}
