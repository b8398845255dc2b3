import { hash } from 'node:crypto'
import { type Agreed, frozen } from '#schema/projects/agreed.ts'
import type { Language } from '#server/kernel/texts.ts'
import { writtenAmount, writtenDay, writtenNumber, writtenSecond } from '#server/kernel/written.ts'
import { priceKinds, words } from './approvalWords.ts'
import { ink, type Pdf, pdf } from './document.ts'
import { inThreadOfPapers } from './elsewhere.ts'
import { feet, footedBottom as bottom, footRoom } from './foot.ts'
import { logoOn, logoRoom } from './logo.ts'
import { tableOn } from './table.ts'

export const approvalFileName = ({ order, language }: Agreed) => `${language === 'nb' ? 'bestilling' : 'order'}-${order.number}.pdf`

const left = 56
const width = 595.28 - 2 * left
const half = width / 2
const columns = [0.4, 0.14, 0.16, 0.1, 0.2]

/** What is longer goes on on the next page. */
const mostTogether = 200

/** What was agreed, on paper. */
export const approvalPdf = inThreadOfPapers(import.meta.url, drawApproval)

/** Made of what was agreed alone, so that the same is the same bytes. */
export function drawApproval(agreed: Agreed): Promise<Buffer> {
  const { language, order, company, logo } = agreed
  const said = words[language]
  const title = `${said.order} ${order.number}: ${order.title}`
  return pdf({ title, author: company.name, language, made: new Date(agreed.approvedAt), foot: footRoom }, (doc) => {
    const page = doc.struct('Document')
    doc.addStructure(page)
    const part = (kind: string, draw: () => void) => page.add(doc.struct(kind, {}, draw))
    const heading = (text: string, room = 60) => {
      const y = next(doc, 18, room)
      part('H2', () => doc.font('bold').fontSize(12).fillColor(ink.brand).text(text, left, y, { width }))
    }
    const written = (text: string, x: number, y: number, room: number) =>
      part('P', () => doc.font('regular').fontSize(10).fillColor(ink.text).text(text, x, y, { width: room, lineGap: 3 }))
    const paragraph = (text: string, gap = 6) => {
      const tall = doc.font('regular').fontSize(10).heightOfString(text, { width, lineGap: 3 })
      written(text, left, next(doc, gap, Math.min(tall, mostTogether)), width)
    }

    const picture = logo && Buffer.from(logo, 'base64')
    if (picture)
      logoOn(doc, (draw, alt) => page.add(doc.struct('Figure', { alt }, draw)), { picture, of: company.name, right: left + width, y: 48 })
    const beside = picture ? width - logoRoom.width - 16 : width
    part('H1', () => doc.font('bold').fontSize(20).fillColor(ink.brand).text(title, left, 56, { width: beside }))
    const y = Math.max(doc.y + 14, picture ? 48 + logoRoom.height + 14 : 0)
    written(doneBy(agreed).join('\n'), left, y, half - 12)
    const ends = doc.y
    written(customer(agreed).join('\n'), left + half, y, half)
    doc.y = Math.max(doc.y, ends) + 6
    paragraph(facts(agreed).join('\n'))
    if (order.description) paragraph(order.description)
    heading(said.price, 100)
    paragraph(`${said.priceKind}: ${priceKinds[language][order.priceKind]}`)
    doc.y = next(doc, 6)
    tableOn(doc, page, { left, width, columns, bottom }, [
      { kind: 'TH', cells: [said.what, said.quantity, said.unitPrice, said.vat, said.net] },
      ...agreed.lines.map((line) => ({ kind: 'TD' as const, cells: cellsOf(line, language) })),
      ...sums(agreed),
    ])
    const terms = termsOf(agreed)
    if (terms.length) {
      heading(said.terms)
      for (const [index, term] of terms.entries()) paragraph(term, index ? 3 : 6)
    }
    if (agreed.papers.length) {
      heading(said.papers)
      for (const { subject, file, sha256: sum } of agreed.papers) paragraph(`${subject} (${file})\nSHA-256 ${inEights(sum)}`)
    }
    heading(said.approved, 130)
    paragraph(approvedOf(agreed).join('\n'))
    page.end()
    const firm = filled([company.name, company.organizationNumber && `${said.organization} ${writtenNumber(company.organizationNumber)}`])
    feet(doc, { line: `${firm.join(', ')} · ${said.order} ${order.number}`, language, left, width })
  })
}

/** Below what was drawn last; on the next page where there is no room for it and what it heads. */
function next(doc: Pdf, gap: number, beside = 0) {
  if (doc.y + gap + beside > bottom) doc.addPage()
  return doc.y + gap
}

const filled = (lines: readonly (string | null | undefined | false)[]) => lines.filter((line): line is string => Boolean(line))

const addressOf = ({ addressLine1, postalCode, city }: Partial<Agreed['approvedBy']>) => [
  addressLine1,
  filled([postalCode, city]).join(' '),
]
const numberOf = (organizationNumber: string | null | undefined, language: Language) =>
  organizationNumber && `${words[language].organization} ${writtenNumber(organizationNumber)}`

const doneBy = ({ company, language }: Agreed) =>
  filled([`${words[language].company}: ${company.name}`, numberOf(company.organizationNumber, language), ...addressOf(company)])

/** Where whoever said yes has told no address of their own, they are found at what it is done to. */
const customer = ({ customer: name, approvedBy, estate, language }: Agreed) =>
  filled([
    `${words[language].customer}: ${name}`,
    numberOf(approvedBy.organizationNumber, language),
    ...(approvedBy.addressLine1 || approvedBy.city ? addressOf(approvedBy) : [estate.addressLine1, estate.addressLine2]),
  ])

const facts = ({ project, estate, order, language }: Agreed) =>
  filled([
    `${words[language].project}: ${project.name}${project.number ? ` (${project.number})` : ''}`,
    `${words[language].estate}: ${filled([estate.addressLine1, estate.addressLine2]).join(', ')}`,
    order.offeredOn && `${words[language].offered}: ${writtenDay(order.offeredOn)}`,
    order.validUntil && `${words[language].valid}: ${writtenDay(order.validUntil)}`,
  ])

function sums({ netOre, rates, grossOre, capOre, order: { priceKind }, language }: Agreed) {
  const said = words[language]
  const row = (name: string, ore: number, isBold = false) => ({
    kind: 'TD' as const,
    isBold,
    cells: [name, '', '', '', `${writtenAmount(ore)}${isBold ? ' kr' : ''}`],
  })
  return [
    row(said.withoutVat, netOre),
    ...rates.map(({ vatRate, vatOre }) => row(`${said.vat} ${vatRate} %`, vatOre)),
    row(said.total, grossOre, true),
    ...(capOre == null ? [] : [row(priceKind === 'ESTIMATE' ? said.estimateCap : said.cap, capOre, true)]),
  ]
}

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
      ? `${said.daysAdded}: ${order.daysAdded}${project.endDate ? ` (${said.before} ${writtenDay(project.endDate)}, ${said.after} ${writtenDay(later(project.endDate, order.daysAdded))})` : ''}`
      : order.daysAdded === 0 && said.noDays,
    order.whyOutside && `${said.whyOutside}: ${order.whyOutside}`,
    order.askedOn && `${said.askedOn}: ${writtenDay(order.askedOn)}`,
    hasRightOfWithdrawal && said.withdrawal,
  ])
}

const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const approvedOf = (agreed: Agreed) => {
  const { approvedBy, approvedAt, yes, comment, language } = agreed
  const said = words[language]
  return filled([
    `${said.by}: ${approvedBy.name}, ${approvedBy.email}`,
    `${said.at}: ${writtenSecond(approvedAt)}`,
    yes && `${said.pressed}: ${said.quoted(yes.words)}`,
    yes &&
      `${said.knownBy}: ${filled([
        said.signedInBy[yes.signedInBy],
        yes.isEmailProven ? said.emailProven : said.emailUnproven,
        yes.isIdentityProven && said.identityProven,
      ]).join(', ')}`,
    comment && `${said.comment}: ${comment}`,
    `${said.content}: SHA-256 ${inEights(hash('sha256', frozen(agreed)))}`,
  ])
}
/** So that two can read it to each other. */
const inEights = (hex: string) => hex.replace(/(.{8})(?=.)/g, '$1 ')
