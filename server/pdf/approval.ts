import { hash } from 'node:crypto'
import { type Agreed, frozen } from '#schema/projects/agreed.ts'
import type { Language } from '#server/kernel/texts.ts'
import { priceKinds, words } from './approvalWords.ts'
import { ink, type Pdf, pdf } from './document.ts'
import { inThreadOfPapers } from './elsewhere.ts'
import { writtenAmount, writtenDay, writtenNumber } from './invoiceWords.ts'
import { tableOn } from './table.ts'

export const approvalFileName = ({ order, language }: Agreed) => `${language === 'nb' ? 'bestilling' : 'order'}-${order.number}.pdf`

const left = 56
const width = 595.28 - 2 * left
const bottom = 760
const columns = [0.4, 0.14, 0.16, 0.1, 0.2]

/** What was agreed, on paper. */
export const approvalPdf = inThreadOfPapers(import.meta.url, drawApproval)

/** Made of the frozen content alone, so that the same content is the same bytes. */
export function drawApproval(agreed: Agreed): Promise<Buffer> {
  const { language, order, company } = agreed
  const said = words[language]
  const title = `${said.order} ${order.number}: ${order.title}`
  return pdf({ title, author: company.name, language, made: new Date(agreed.approvedAt) }, (doc) => {
    const page = doc.struct('Document')
    doc.addStructure(page)
    const part = (kind: string, draw: () => void) => page.add(doc.struct(kind, {}, draw))
    const heading = (text: string) =>
      part('H2', () => doc.font('bold').fontSize(12).fillColor(ink.brand).text(text, left, next(doc, 18), { width }))
    const paragraph = (text: string) =>
      part('P', () => doc.font('regular').fontSize(10).fillColor(ink.text).text(text, left, next(doc, 6), { width, lineGap: 3 }))

    part('H1', () => doc.font('bold').fontSize(20).fillColor(ink.brand).text(title, left, 56, { width }))
    paragraph(parties(agreed).join('\n'))
    if (order.description) paragraph(order.description)
    heading(said.price)
    paragraph(`${said.priceKind}: ${priceKinds[language][order.priceKind]}`)
    doc.y = next(doc, 6)
    tableOn(doc, page, { left, width, columns, bottom }, [
      { kind: 'TH', cells: [said.what, said.quantity, said.unitPrice, said.vat, said.net] },
      ...agreed.lines.map((line) => ({ kind: 'TD' as const, cells: cellsOf(line, language) })),
      ...agreed.rates.map(({ vatRate, vatOre }) => ({
        kind: 'TD' as const,
        cells: [`${said.vat} ${vatRate} %`, '', '', '', writtenAmount(vatOre)],
      })),
      { kind: 'TD', isBold: true, cells: [said.total, '', '', '', `${writtenAmount(agreed.grossOre)} kr`] },
    ])
    const terms = termsOf(agreed)
    if (terms.length) {
      heading(said.terms)
      paragraph(terms.join('\n'))
    }
    if (agreed.papers.length) {
      heading(said.papers)
      for (const { subject, file, sha256: sum } of agreed.papers) paragraph(`${subject} (${file})\nSHA-256 ${inEights(sum)}`)
    }
    heading(said.approved)
    paragraph(approvedOf(agreed).join('\n'))
    page.end()
  })
}

/** Below what was drawn last; on the next page where there is no room. */
function next(doc: Pdf, gap: number) {
  if (doc.y + gap > bottom) doc.addPage()
  return doc.y + gap
}

const filled = (lines: readonly (string | null | undefined | false)[]) => lines.filter((line): line is string => Boolean(line))

const parties = ({ project, estate, company, customer, language }: Agreed) =>
  filled([
    `${words[language].customer}: ${customer}`,
    `${words[language].company}: ${company.name}${company.organizationNumber ? `, ${words[language].organization} ${writtenNumber(company.organizationNumber)}` : ''}`,
    `${words[language].project}: ${project.name}${project.number ? ` (${project.number})` : ''}`,
    `${words[language].estate}: ${filled([estate.addressLine1, estate.addressLine2]).join(', ')}`,
  ])

const written = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 3 })
function cellsOf(
  { description, quantityMilli, unit, unitPriceOre, discountBp, vatRate, netOre }: Agreed['lines'][number],
  language: Language,
) {
  const off = discountBp ? ` (−${written.format(discountBp / 100)} % ${words[language].discount})` : ''
  return [
    `${description}${off}`,
    filled([written.format(quantityMilli / 1000), unit]).join(' '),
    writtenAmount(unitPriceOre),
    `${vatRate} %`,
    writtenAmount(netOre),
  ]
}

const termsOf = ({ order, project, hasRightOfWithdrawal, language }: Agreed) => {
  const said = words[language]
  return filled([
    order.dueDate && `${said.due}: ${writtenDay(order.dueDate)}`,
    order.daysAdded
      ? `${said.daysAdded}: ${order.daysAdded}${project.endDate ? ` (${said.before} ${writtenDay(project.endDate)})` : ''}`
      : null,
    order.whyOutside && `${said.whyOutside}: ${order.whyOutside}`,
    order.askedOn && `${said.askedOn}: ${writtenDay(order.askedOn)}`,
    hasRightOfWithdrawal && said.withdrawal,
  ])
}

const moment = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Oslo' })
const approvedOf = (agreed: Agreed) => {
  const { approvedBy, approvedAt, comment, language } = agreed
  return filled([
    `${words[language].by}: ${approvedBy.name}, ${approvedBy.email}`,
    `${words[language].at}: ${moment.format(new Date(approvedAt))}`,
    comment && `${words[language].comment}: ${comment}`,
    `${words[language].content}: SHA-256 ${inEights(hash('sha256', frozen(agreed)))}`,
  ])
}
/** So that two can read it to each other. */
const inEights = (hex: string) => hex.replace(/(.{8})(?=.)/g, '$1 ')
