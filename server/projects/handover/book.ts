import { dayOf } from '#schema/day.ts'
import type { HandoverContent } from '#schema/projects/handover.ts'
import { writtenAmount, writtenDay } from '#server/kernel/written.ts'
import { ink, pdf } from '#server/pdf/document.ts'
import { inOwnThread } from '#server/pdf/elsewhere.ts'
import { EndPaper } from './bookEnd.ts'
import { addressOf, planOf, signed } from './bookLines.ts'
import { bottom, left, type Planned, unplanned, width } from './bookPaper.ts'
import type { Pictures } from './bookPoint.ts'
import { bookWords } from './bookWords.ts'

export const bookFileName = ({ language }: HandoverContent) => (language === 'nb' ? 'overleveringsbok.pdf' : 'handover-book.pdf')

export const handoverBook = inOwnThread(import.meta.url, drawBook)

/** Drawn twice: the first time tells on which pages the chapters begin. */
export async function drawBook(content: HandoverContent, pictures: Pictures): Promise<{ bytes: Buffer; pageCount: number }> {
  const planned = new Book(content, pictures, unplanned)
  await planned.draw()
  const book = new Book(content, pictures, planned)
  return { bytes: await book.draw(), pageCount: book.pageCount }
}

/** About as much room as so many rows take, each of two lines. */
const tableOf = (rows: number) => 50 + rows * 40

class Book extends EndPaper {
  readonly #content: HandoverContent
  constructor(content: HandoverContent, pictures: Pictures, planned: Planned) {
    super(
      bookWords[content.language],
      pictures,
      [content.project.name, content.project.number, addressOf(content.estate)].filter(Boolean).join(' · '),
      planned,
    )
    this.#content = content
  }

  draw(): Promise<Buffer> {
    const { project, company, language } = this.#content
    const title = `${this.said.book}: ${project.name}`
    return pdf({ title, author: company.name, language, made: new Date(project.closedAt) }, (doc) => {
      this.begin(doc)
      this.cover(this.#content)
      this.#contents()
      this.#projectItself()
      this.#points()
      this.#deviations()
      this.#orders()
      this.#papers()
      this.#signed()
      this.signatures(this.#content)
      this.page.end()
    })
  }

  #contents() {
    this.doc.addPage()
    this.text(this.said.contents, { size: 20, bold: true, gap: 0, kind: 'H1' })
    this.doc.y += 10
    const doc = this.doc
    for (const { title, page, isPart } of this.planned.chapters.length ? this.planned.chapters : planOf(this.#content, this.said)) {
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
      [said.customer, project.customer],
    ] as const)
      this.text(`${label}: ${value}`, { gap: 3 })
    if (project.description) this.text(project.description, { gap: 10 })
    for (const { closedAt, reopenedAt, reopenedBy, reason } of project.reopenings ?? [])
      this.text(`${said.reopened(writtenDay(closedAt), writtenDay(reopenedAt), reopenedBy)}: ${reason}`, { gap: 10 })
    if (project.closeReason) this.text(`${said.closedDespite}: ${project.closeReason}`, { gap: 10 })
    this.text(said.whoDidWhat, { size: 13, bold: true, gap: 16, kind: 'H2' })
    this.table(
      [0.34, 0.33, 0.33],
      [said.role, said.name, said.company],
      participants.map(({ role, name, company: theirs }) => [said.roles[role], name, theirs ?? company.name]),
    )
    const dates = [
      { what: said.start, day: project.startDate },
      { what: said.agreedEnd, day: project.endDate },
      { what: said.handedOver, day: dayOf(new Date(project.closedAt)) },
      ...deadlines.map(({ kind, dueDate }) => ({ what: said.deadlines[kind], day: dueDate })),
    ].flatMap(({ what, day }) => (day ? [{ what, day }] : []))
    this.text(said.dates, { size: 13, bold: true, gap: 12, kind: 'H2' })
    this.table(
      [0.7, 0.3],
      [said.what, said.when],
      dates.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ what, day }) => [what, writtenDay(day)]),
    )
  }

  #points() {
    const said = this.said
    const { areas } = this.#content
    const count = areas.reduce((sum, { points }) => sum + points.filter(({ isDisabled }) => !isDisabled).length, 0)
    this.chapter(`2 ${said.points}`)
    this.text(said.pointCount(count, areas.length), { muted: true })
    for (const [index, area] of areas.entries()) {
      const [first] = area.points
      const room = first ? this.laid(`2.${index + 1}.1`, first, null).height : 0
      this.chapter(`2.${index + 1} ${area.name}${area.isDisabled ? ` (${said.inactive})` : ''}`, { isPart: true, room })
      this.placed(`2.${index + 1}`)
      this.text([area.party, signed(said, area)].filter(Boolean).join(' · ') || said.notSigned, { muted: true, gap: 0 })
      for (const [n, point] of area.points.entries()) this.point(`2.${index + 1}.${n + 1}`, point, this.#seen(index, n))
    }
  }

  #deviations() {
    const said = this.said
    const { deviations } = this.#content
    this.chapter(`3 ${said.deviations}`, { room: deviations.length ? Infinity : 20 })
    if (!deviations.length) this.text(said.none, { muted: true })
    for (const [index, deviation] of deviations.entries()) this.deviation(`3.${index + 1}`, deviation, this.#concerned(deviation))
  }

  /** What a deviation is about: the point of the book, and where; or the area, the drawing or the room. */
  #concerned({ place, about }: HandoverContent['deviations'][number]) {
    const area = place && this.#content.areas[place.area]
    if (!area) return about ?? null
    const point = place.point === null ? undefined : area.points[place.point]
    const number = `2.${place.area + 1}${point ? `.${place.point! + 1}` : ''}`
    return this.#at(`${number} ${(point ?? area).name}`, number)
  }
  /** The deviations that were found at a point, and where. */
  #seen(area: number, point: number) {
    const deviations = this.#content.deviations.flatMap(({ place }, index) =>
      place?.area === area && place.point === point ? [this.#at(`3.${index + 1}`, `3.${index + 1}`)] : [],
    )
    return deviations.length ? this.said.see(deviations) : null
  }
  #at(named: string, number: string) {
    return this.said.onPage(named, this.planned.places.get(number) ?? 10)
  }

  #orders() {
    const said = this.said
    const { orders } = this.#content
    this.chapter(`4 ${said.orders}`, { room: tableOf(orders.length) })
    if (!orders.length) this.text(this.#content.isWithoutOrders ? said.withoutOrders : said.none, { muted: true })
    else
      this.table(
        [0.4, 0.25, 0.15, 0.2],
        [said.order, said.approvedBy, said.when, said.sum],
        orders.map(({ number, title, approvedBy, approvedAt, grossOre }) => [
          `${number} ${title}`,
          approvedBy,
          writtenDay(approvedAt),
          writtenAmount(grossOre),
        ]),
        1,
      )
    if (orders.some(({ paper }) => paper)) this.text(said.ordersKept, { muted: true })
  }

  #papers() {
    const said = this.said
    const { papers, missingPapers = [] } = this.#content
    this.chapter(`5 ${said.papers}`, { room: tableOf(papers.length + missingPapers.length) })
    if (!papers.length) this.text(said.none, { muted: true })
    else
      this.table(
        [0.4, 0.3, 0.15, 0.15],
        [said.paper, said.file, said.from, said.when],
        papers.map(({ name, file, addedBy, addedAt }) => [name, file.name, addedBy ?? '', writtenDay(addedAt)]),
      )
    if (!missingPapers.length) return
    this.text(said.missing, { size: 13, bold: true, gap: 16, kind: 'H2' })
    this.table(
      [0.7, 0.3],
      [said.paper, said.state],
      missingPapers.map(({ name, isAsked }) => [name, isAsked ? said.isAsked : said.notAsked]),
    )
  }

  #signed() {
    const said = this.said
    this.chapter(`6 ${said.signed}`, { room: tableOf(this.#content.areas.length) })
    this.table(
      [0.4, 0.4, 0.2],
      [said.area, said.completed, said.when],
      this.#content.areas.map(({ name, completedBy, completedAt }) => [
        name,
        completedBy ?? '–',
        completedAt ? writtenDay(completedAt) : '–',
      ]),
    )
  }
}
