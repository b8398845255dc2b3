import { hash } from 'node:crypto'
import type { HandoverContent } from '#schema/projects/handover.ts'
import { addressOf, by, dayOf, planOf, signed } from './bookLines.ts'
import { bottom, type Chapter, left, width } from './bookPaper.ts'
import { type Pictures, PointPaper } from './bookPoint.ts'
import { bookWords } from './bookWords.ts'
import { ink, pdf } from './document.ts'
import { inOwnThread } from './elsewhere.ts'
import { writtenAmount, writtenDay, writtenNumber } from './invoiceWords.ts'

export const bookFileName = ({ language }: HandoverContent) => (language === 'nb' ? 'overleveringsbok.pdf' : 'handover-book.pdf')
/** The same content is the same hash: it stands in the book, which can't hold its own. */
export const contentHash = (content: HandoverContent) => hash('sha256', JSON.stringify(content), 'buffer')

export const handoverBook = inOwnThread(import.meta.url, drawBook)

/** Drawn twice: the first time tells on which pages the chapters begin. */
export async function drawBook(content: HandoverContent, pictures: Pictures): Promise<{ bytes: Buffer; pageCount: number }> {
  const planned = new Book(content, new Map(), [])
  await planned.draw()
  const book = new Book(content, pictures, planned.chapters)
  return { bytes: await book.draw(), pageCount: book.pageCount }
}

class Book extends PointPaper {
  readonly #content: HandoverContent
  readonly #known: readonly Chapter[]
  constructor(content: HandoverContent, pictures: Pictures, known: readonly Chapter[]) {
    super(
      bookWords[content.language],
      pictures,
      [content.project.name, content.project.number, addressOf(content.estate)].filter(Boolean).join(' · '),
    )
    this.#content = content
    this.#known = known
  }

  draw(): Promise<Buffer> {
    const { project, company, language } = this.#content
    const title = `${this.said.book}: ${project.name}`
    return pdf({ title, author: company.name, language, made: new Date(project.closedAt) }, (doc) => {
      this.begin(doc)
      this.#cover()
      this.#contents()
      this.#projectItself()
      this.#points()
      this.#deviations()
      this.#orders()
      this.#papers()
      this.#signed()
      this.page.end()
    })
  }

  #cover() {
    const said = this.said
    const { project, estate, company } = this.#content
    this.doc.y = 240
    this.text(said.book, { size: 12, muted: true, gap: 0 })
    this.text(project.name, { size: 30, bold: true, kind: 'H1' })
    this.text(addressOf(estate), { size: 14 })
    if (project.reopenings?.length) this.text(said.closing(project.reopenings.length + 1), { size: 14 })
    this.doc.y = 560
    for (const [label, value] of [
      [said.owner, estate.owners.join(', ') || project.customer],
      [
        said.doneBy,
        company.name + (company.organizationNumber ? `, ${said.organization} ${writtenNumber(company.organizationNumber)}` : ''),
      ],
      [said.handedOver, dayOf(project.closedAt)],
      [said.number, project.number ?? '–'],
    ] as const)
      this.text(`${label}: ${value}`, { gap: 4 })
  }

  #contents() {
    this.doc.addPage()
    this.text(this.said.contents, { size: 20, bold: true, gap: 0, kind: 'H1' })
    this.doc.y += 10
    const doc = this.doc
    for (const { title, page, isPart } of this.#known.length ? this.#known : planOf(this.#content, this.said)) {
      if (doc.y + 18 > bottom) doc.addPage()
      const y = doc.y + 5
      const at = left + (isPart ? 18 : 0)
      this.part('TOCI', () => {
        doc
          .font(isPart ? 'regular' : 'bold')
          .fontSize(10)
          .fillColor(ink.text)
        doc.text(title, at, y, { width: width - 60, height: 13, ellipsis: true })
        doc.text(page ? String(page) : '', left + width - 40, y, { width: 40, align: 'right' })
      })
      doc.y = y + 13
    }
    this.doc.y = Math.max(this.doc.y, 0) + 14
    this.text(this.said.howToUse, { muted: true })
  }

  #projectItself() {
    const said = this.said
    const { project, participants, deadlines, company } = this.#content
    this.chapter(`1 ${said.project}`)
    for (const [label, value] of [
      [said.type, said.types[project.type]],
      [said.start, project.startDate ? writtenDay(project.startDate) : '–'],
      [said.handedOver, dayOf(project.closedAt)],
      [said.customer, project.customer],
    ] as const)
      this.text(`${label}: ${value}`, { gap: 3 })
    if (project.description) this.text(project.description, { gap: 10 })
    for (const { closedAt, reopenedAt, reopenedBy, reason } of project.reopenings ?? [])
      this.text(`${said.reopened(dayOf(closedAt), dayOf(reopenedAt), reopenedBy)}: ${reason}`, { gap: 10 })
    if (project.closeReason) this.text(`${said.closedDespite}: ${project.closeReason}`, { gap: 10 })
    this.text(said.whoDidWhat, { size: 13, bold: true, gap: 16, kind: 'H2' })
    this.table(
      [0.34, 0.33, 0.33],
      [said.role, said.name, said.company],
      participants.map(({ role, name, company: theirs }) => [said.roles[role], name, theirs ?? company.name]),
    )
    if (deadlines.length) {
      this.text(said.dates, { size: 13, bold: true, gap: 12, kind: 'H2' })
      this.table(
        [0.7, 0.3],
        [said.what, said.when],
        deadlines.map(({ kind, dueDate }) => [said.deadlines[kind], writtenDay(dueDate)]),
      )
    }
  }

  #points() {
    const said = this.said
    const { areas } = this.#content
    const count = areas.reduce((sum, { points }) => sum + points.filter(({ isDisabled }) => !isDisabled).length, 0)
    this.chapter(`2 ${said.points}`)
    this.text(said.pointCount(count, areas.length), { muted: true })
    for (const [index, area] of areas.entries()) {
      this.chapter(`2.${index + 1} ${area.name}${area.isDisabled ? ` (${said.inactive})` : ''}`, { isPart: true, goesOn: !index })
      this.text([area.party, signed(said, area)].filter(Boolean).join(' · ') || said.notSigned, { muted: true, gap: 0 })
      for (const [n, point] of area.points.entries()) this.point(`2.${index + 1}.${n + 1}`, point)
    }
  }

  #deviations() {
    const said = this.said
    const { deviations } = this.#content
    this.chapter(`3 ${said.deviations}`, { goesOn: !deviations.length })
    if (!deviations.length) this.text(said.none, { muted: true })
    for (const [index, { text, status, raisedBy, raisedAt, mendedBy, mendedAt, answer }] of deviations.entries()) {
      this.text(`3.${index + 1} ${text}`, { bold: true, gap: 12 })
      this.text(
        `${said.states[status]} · ${said.raised}: ${by(raisedBy, raisedAt)}${mendedAt ? ` · ${said.mended}: ${by(mendedBy, mendedAt)}` : ''}`,
        { muted: true, gap: 2 },
      )
      if (answer) this.text(answer, { gap: 2 })
    }
  }

  #orders() {
    const said = this.said
    const { orders } = this.#content
    this.chapter(`4 ${said.orders}`, { goesOn: !orders.length })
    if (!orders.length) this.text(this.#content.isWithoutOrders ? said.withoutOrders : said.none, { muted: true })
    else
      this.table(
        [0.4, 0.25, 0.15, 0.2],
        [said.order, said.approvedBy, said.when, said.sum],
        orders.map(({ number, title, approvedBy, approvedAt, grossOre }) => [
          `${number} ${title}`,
          approvedBy,
          dayOf(approvedAt),
          writtenAmount(grossOre),
        ]),
        1,
      )
  }

  #papers() {
    const said = this.said
    const { papers } = this.#content
    this.chapter(`5 ${said.papers}`, { goesOn: !papers.length })
    if (!papers.length) this.text(said.none, { muted: true })
    else
      this.table(
        [0.4, 0.3, 0.15, 0.15],
        [said.paper, said.file, said.from, said.when],
        papers.map(({ name, file, addedBy, addedAt }) => [name, file.name, addedBy ?? '', dayOf(addedAt)]),
      )
  }

  #signed() {
    const said = this.said
    this.chapter(`6 ${said.signed}`)
    this.table(
      [0.4, 0.4, 0.2],
      [said.area, said.completed, said.when],
      this.#content.areas.map(({ name, completedBy, completedAt }) => [name, completedBy ?? '–', completedAt ? dayOf(completedAt) : '–']),
    )
    this.text(said.sum256, { size: 13, bold: true, gap: 20, kind: 'H2' })
    this.text(this.#content.isWithoutOrders ? said.sum256Here : said.sum256Text, { muted: true })
    this.text(
      contentHash(this.#content)
        .toString('hex')
        .replace(/(.{8})(?=.)/g, '$1 '),
    )
  }
}
