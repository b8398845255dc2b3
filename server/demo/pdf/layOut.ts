import { written } from '#server/demo/calendar.ts'
import { block, hairline, page, text } from './ink.ts'
import { margin, type Section } from './sections.ts'
import { writePdf, type Photo } from './writePdf.ts'

export type Sender = { name: string; organisation: string; place: string; phone: string; email: string }

export type Report = {
  title: string
  subtitle: string
  number: string
  /** The day it was made, as it stands in a calendar: 2024-03-14. */
  made: string
  sender: Sender
  sections: readonly Section[]
  photos?: readonly Photo[]
}

const muted = { size: 8.5, colour: '#545f59' }
const top = 132
const foot = page.height - 72

/** Sections in their order, on as many pages as they need; none is cut, and no heading stands alone at the foot of a page. */
function paginate(sections: readonly Section[]) {
  const pages: string[] = []
  let [content, y] = ['', top + 58]
  for (const [index, section] of sections.entries()) {
    const needed = section.height + (section.staysWithNext ? (sections[index + 1]?.height ?? 0) : 0)
    if (y + needed > foot) {
      pages.push(content)
      content = ''
      y = top
    }
    content += section.draw(y)
    y += section.height
  }
  return [...pages, content]
}

const letterhead = ({ sender, number, made }: Report) =>
  block('#1c5040', margin, 52, 22, 22) +
  text(sender.name.slice(0, 1), margin + 7, 67.5, { size: 12, weight: 'bold', colour: '#ffffff' }) +
  text(sender.name, margin + 32, 62, { size: 11, weight: 'bold' }) +
  text(`Org.nr. ${sender.organisation}`, margin + 32, 74, muted) +
  text(number, page.width - margin, 62, { ...muted, align: 'right' }) +
  text(written(made), page.width - margin, 74, { ...muted, align: 'right' }) +
  hairline(margin, 90, page.width - margin * 2)

const titleOf = ({ title, subtitle }: Report) =>
  text(title, margin, top + 8, { size: 22, weight: 'bold' }) + text(subtitle, margin, top + 28, { size: 11, colour: '#545f59' })

const footer = ({ sender }: Report, number: number, of: number) =>
  hairline(margin, page.height - 56, page.width - margin * 2) +
  text(`${sender.name} · ${sender.place} · ${sender.phone} · ${sender.email}`, margin, page.height - 42, muted) +
  text(`Side ${number} av ${of}`, page.width - margin, page.height - 42, { ...muted, align: 'right' })

export function layOut(report: Report) {
  const contents = paginate(report.sections)
  return writePdf({
    title: `${report.title}, ${report.subtitle}`,
    author: report.sender.name,
    created: report.made,
    photos: report.photos ?? [],
    pages: contents.map(
      (content, index) => letterhead(report) + (index === 0 ? titleOf(report) : '') + content + footer(report, index + 1, contents.length),
    ),
  })
}
