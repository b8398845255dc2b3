import { written } from '#demo/calendar.ts'
import { ink, type Pdf, pdf } from '#server/pdf/document.ts'
import { block, decoration, hairline, page, text } from './ink.ts'
import { margin, said, type Section, type Sheet, width } from './sections.ts'

export interface Sender {
  name: string
  organisation: string
  place: string
  phone: string
  email: string
}

export interface Report {
  title: string
  subtitle: string
  number: string
  /** The day it was made, as it stands in a calendar: 2024-03-14. */
  made: string
  sender: Sender
  sections: readonly Section[]
}

const muted = { size: 8.5, colour: ink.muted }
const top = 132
const foot = page.height - 72
const right = page.width - margin

interface Placed {
  section: Section
  y: number
}

/** Sections in their order, on as many pages as they need; none is cut, and no heading stands alone at the foot of a page. */
function paginate(doc: Pdf, sections: readonly Section[]): Placed[][] {
  let [here, y]: [Placed[], number] = [[], top + 58]
  const pages = [here]
  for (const [index, section] of sections.entries()) {
    const height = section.height(doc)
    const needed = height + (section.staysWithNext ? (sections[index + 1]?.height(doc) ?? 0) : 0)
    if (y + needed > foot) {
      pages.push((here = []))
      y = top
    }
    here.push({ section, y })
    y += height
  }
  return pages
}

function letterhead(doc: Pdf, { sender, number, made }: Report) {
  text(doc, sender.name.slice(0, 1), margin + 7, 67.5, { size: 12, weight: 'bold', colour: '#ffffff' })
  text(doc, sender.name, margin + 32, 62, { size: 11, weight: 'bold' })
  text(doc, `Org.nr. ${sender.organisation}`, margin + 32, 74, muted)
  text(doc, number, right, 62, { ...muted, align: 'right' })
  text(doc, written(made), right, 74, { ...muted, align: 'right' })
}

function titleOf(sheet: Sheet, { title, subtitle }: Report) {
  said(sheet, 'H1', () => text(sheet.doc, title, margin, top + 8, { size: 22, weight: 'bold' }))
  said(sheet, 'P', () => text(sheet.doc, subtitle, margin, top + 28, { size: 11, colour: ink.muted }))
}

function footer(doc: Pdf, { sender }: Report, number: number, of: number) {
  const y = page.height - 42
  text(doc, `${sender.name} · ${sender.place} · ${sender.phone} · ${sender.email}`, margin, y, muted)
  text(doc, `Side ${number} av ${of}`, right, y, { ...muted, align: 'right' })
}

/** The first page says whose it is; on those that follow it is only seen. */
function drawPage(sheet: Sheet, report: Report, placed: readonly Placed[], number: number, of: number) {
  const { doc } = sheet
  if (number > 1) doc.addPage()
  block(doc, ink.brand, margin, 52, 22, 22)
  hairline(doc, margin, 90, width)
  if (number > 1) decoration(doc, () => letterhead(doc, report))
  else {
    said(sheet, 'P', () => letterhead(doc, report))
    titleOf(sheet, report)
  }
  for (const { section, y } of placed) section.draw(sheet, y)
  hairline(doc, margin, page.height - 56, width)
  decoration(doc, () => footer(doc, report, number, of))
}

export const layOut = (report: Report): Promise<Buffer> =>
  pdf(
    {
      title: `${report.title}, ${report.subtitle}`,
      author: report.sender.name,
      language: 'nb',
      made: new Date(`${report.made}T00:00:00Z`),
    },
    (doc) => {
      const body = doc.struct('Document')
      doc.addStructure(body)
      const pages = paginate(doc, report.sections)
      for (const [index, placed] of pages.entries()) drawPage({ doc, body }, report, placed, index + 1, pages.length)
      body.end()
    },
  )
