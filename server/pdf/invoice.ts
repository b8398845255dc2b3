import type { Amount } from '#schema/money.ts'
import type { Seller } from '#server/config/sales.ts'
import type { Language } from '#server/kernel/texts.ts'
import { writtenAccount, writtenAmount, writtenDay, writtenNumber } from '#server/kernel/written.ts'
import { ink, type Pdf, pdf } from './document.ts'
import { inThreadOfPapers } from './elsewhere.ts'
import { kidOf, texts } from './invoiceWords.ts'
import { tableOn } from './table.ts'

export interface InvoiceBuyer {
  name: string
  organizationNumber: string | null
  addressLine1: string | null
  postalCode: string | null
  city: string | null
  reference: string | null
}

/** Everything that stands on an invoice, as it stood on the day. */
export interface Invoice {
  language: Language
  number: number
  /** Days: `2026-01-05`. */
  issuedOn: string
  dueOn: string
  seller: Seller
  buyer: InvoiceBuyer
  lines: readonly (Amount & { text: string })[]
  /** When it is handed over, in days, the last one where it ends; older invoices do not tell. */
  delivered?: { from: string; to: string | null } | undefined
  netOre: number
  vatOre: number
  grossOre: number
}

export const invoiceFileName = ({ number, language }: Pick<Invoice, 'number' | 'language'>) =>
  `${language === 'nb' ? 'faktura' : 'invoice'}-${number}.pdf`

const left = 56
const width = 595.28 - 2 * left
const half = width / 2

export const invoicePdf = inThreadOfPapers(import.meta.url, drawInvoice)

export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { language, number, seller, issuedOn } = invoice
  const described = {
    title: `${texts[language].invoice} ${number}`,
    author: seller.name,
    language,
    made: new Date(`${issuedOn}T00:00:00Z`),
  }
  return pdf(described, (doc) => {
    const page = doc.struct('Document')
    doc.addStructure(page)
    const part = (kind: string, draw: () => void) => page.add(doc.struct(kind, {}, draw))
    part('H1', () => doc.font('bold').fontSize(24).fillColor(ink.brand).text(described.title, left, 56))
    let y = 110
    part('P', () => paragraph(doc, left, y, sellerLines(invoice)))
    part('P', () => paragraph(doc, left + half, y, facts(invoice)))
    y = 226
    part('H2', () => doc.font('bold').fontSize(10).fillColor(ink.muted).text(texts[language].to, left, y))
    part('P', () => paragraph(doc, left, y + 16, buyerLines(invoice)))
    y = drawTable(doc, page, invoice, 336)
    part('H2', () =>
      doc
        .font('bold')
        .fontSize(12)
        .fillColor(ink.text)
        .text(texts[language].pay, left, y + 30),
    )
    part('P', () => paragraph(doc, left, y + 50, payment(invoice)))
    page.end()
  })
}

function paragraph(doc: Pdf, x: number, y: number, lines: readonly string[]) {
  doc
    .font('regular')
    .fontSize(10)
    .fillColor(ink.text)
    .text(lines.join('\n'), x, y, { width: half - 12, lineGap: 3 })
}

const addressOf = ({ addressLine1, postalCode, city }: Pick<InvoiceBuyer, 'addressLine1' | 'postalCode' | 'city'>) => [
  addressLine1,
  [postalCode, city].filter(Boolean).join(' '),
]
const filled = (lines: readonly (string | null | undefined)[]) => lines.filter((line): line is string => Boolean(line))

/** The letters behind the number say that the seller is registered for VAT, the word behind them that it is in the register of enterprises. */
const sellerLines = ({ seller, language }: Invoice) =>
  filled([
    seller.name,
    `${texts[language].organization} ${filled([writtenNumber(seller.organizationNumber), 'MVA', seller.register]).join(' ')}`,
    ...addressOf(seller),
    seller.email,
    seller.phone,
  ])

const buyerLines = ({ buyer, language }: Invoice) =>
  filled([
    buyer.name,
    buyer.organizationNumber && `${texts[language].organization} ${writtenNumber(buyer.organizationNumber)}`,
    ...addressOf(buyer),
    buyer.reference && `${texts[language].reference}: ${buyer.reference}`,
  ])

const facts = ({ number, issuedOn, dueOn, delivered, language }: Invoice) =>
  filled([
    `${texts[language].number}: ${number}`,
    `${texts[language].issued}: ${writtenDay(issuedOn)}`,
    `${texts[language].due}: ${writtenDay(dueOn)}`,
    delivered && `${texts[language].delivered}: ${spanOf(delivered)}`,
    delivered && `${texts[language].place}: ${texts[language].online}`,
  ])
const spanOf = ({ from, to }: NonNullable<Invoice['delivered']>) => [from, ...(to ? [to] : [])].map(writtenDay).join('–')

const payment = ({ seller, number, grossOre, dueOn, language }: Invoice) => [
  `${texts[language].amount}: ${writtenAmount(grossOre)} kr`,
  `${texts[language].account}: ${writtenAccount(seller.bankAccount)}`,
  `KID: ${kidOf(number)}`,
  `${texts[language].due}: ${writtenDay(dueOn)}`,
]

const columns = [0.46, 0.18, 0.16, 0.2]

/** Lines and their sum; answers where the table ends. */
function drawTable(doc: Pdf, page: PDFKit.PDFStructureElement, invoice: Invoice, top: number): number {
  const words = texts[invoice.language]
  doc.y = top
  tableOn(doc, page, { left, width, columns, bottom: 780 }, [
    { kind: 'TH', cells: [words.what, words.net, words.vat, words.gross] },
    ...invoice.lines.map(({ text, netOre, vatRate, vatOre, grossOre }) => ({
      kind: 'TD' as const,
      cells: [text, writtenAmount(netOre), `${writtenAmount(vatOre)} (${vatRate} %)`, writtenAmount(grossOre)],
    })),
    {
      kind: 'TD',
      isBold: true,
      cells: [words.total, writtenAmount(invoice.netOre), writtenAmount(invoice.vatOre), `${writtenAmount(invoice.grossOre)} kr`],
    },
  ])
  return doc.y
}
