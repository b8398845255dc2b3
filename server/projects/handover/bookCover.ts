import type { HandoverContent } from '#schema/projects/handover.ts'
import { writtenDay, writtenNumber } from '#server/kernel/written.ts'
import { logoOn } from '#server/pdf/logo.ts'
import { DeviationPaper } from './bookDeviation.ts'
import { addressOf, cadastreOf } from './bookLines.ts'
import { left, width } from './bookPaper.ts'

/** By which names the pictures of the front come. */
export const [frontPicture, logoPicture] = ['front', 'logo']

const front = { x: left, y: 56, width, height: (width * 9) / 16 }

/** The front of a book: the house or what was built, what it is called, and who made it for whom. */
export class CoverPaper extends DeviationPaper {
  protected cover({ project, estate, company }: HandoverContent) {
    const said = this.said
    const hasPicture = this.pictures.has(frontPicture)
    this.figure(frontPicture, `${said.pictureOf} ${project.name}`, front)
    this.doc.y = hasPicture ? front.y + front.height + 36 : 240
    this.text(said.book, { size: 12, muted: true, gap: 0 })
    this.text(project.name, { size: hasPicture ? 26 : 30, bold: true, kind: 'H1' })
    this.text(addressOf(estate), { size: 14 })
    if (project.reopenings?.length) this.text(said.closing(project.reopenings.length + 1), { size: 14 })
    this.doc.y = Math.max(560, this.doc.y + 20)
    const number = company.organizationNumber ? `, ${said.organization} ${writtenNumber(company.organizationNumber)}` : ''
    for (const [label, value] of [
      [said.owner, estate.owners.join(', ') || project.customer],
      [said.doneBy, company.name + number],
      [said.handedOver, writtenDay(project.closedAt)],
      ...(estate.cadastre ? [[said.cadastre, cadastreOf(estate.cadastre)] as const] : []),
      [said.number, project.number ?? '–'],
    ] as const)
      this.text(`${label}: ${value}`, { gap: 4 })
    const picture = this.pictures.get(logoPicture)
    if (!picture) return
    const part = (draw: () => void, alt: string) => this.page.add(this.doc.struct('Figure', { alt }, draw))
    logoOn(this.doc, part, { picture, of: company.name, right: left + width, y: 716 })
  }
}
