import { inOre } from '#schema/money.ts'
import type { Language } from '#server/kernel/texts.ts'
import { writtenAmount, writtenDay } from '#server/kernel/written.ts'
import { ink, type Pdf, pdf } from '#server/pdf/document.ts'
import { inThreadOfPapers } from '#server/pdf/elsewhere.ts'
import { feet, footedBottom as bottom, footRoom } from '#server/pdf/foot.ts'
import { tableOn, type TableRow } from '#server/pdf/table.ts'
import { stateNames, type ReportContent, tradeName, words } from './reportWords.ts'

const left = 56
const width = 595.28 - 2 * left
const orderColumns = [0.07, 0.37, 0.18, 0.2, 0.18]
const sumColumns = [0.34, 0.12, 0.18, 0.18, 0.18]

export const paperOf = inThreadOfPapers(import.meta.url, drawPaper)

/** The report on paper: the sums first, then each order. */
export async function drawPaper(report: ReportContent, language: Language) {
  const said = words[language]
  const title = `${said.title}: ${report.project}`
  const amounts = (sum: { net: number; vat: number; gross: number }) => [sum.net, sum.vat, sum.gross].map(amount)
  const sumRows = (name: string, of: readonly { cells: readonly string[] }[]): TableRow[] => [
    { kind: 'TH', cells: [name, said.count, said.net, said.vat, said.gross] },
    ...of.map(({ cells }) => ({ kind: 'TD' as const, cells })),
    { kind: 'TD', isBold: true, cells: [said.total, String(report.orders.length), ...amounts(report)] },
  ]
  const content = await pdf({ title, author: report.company, language, made: new Date(report.madeAt), foot: footRoom }, (doc) => {
    const page = doc.struct('Document')
    doc.addStructure(page)
    const part = (kind: string, draw: () => void) => page.add(doc.struct(kind, {}, draw))
    const heading = (text: string) =>
      part('H2', () =>
        doc
          .font('bold')
          .fontSize(12)
          .fillColor(ink.brand)
          .text(text, left, next(doc, 18, besideHeading), { width }),
      )
    const table = (columns: readonly number[], rows: readonly TableRow[], texts = 1) => {
      doc.y = next(doc, 6)
      tableOn(doc, page, { left, width, columns, texts, bottom }, rows)
    }
    part('H1', () => doc.font('bold').fontSize(20).fillColor(ink.brand).text(title, left, 56, { width }))
    part('P', () =>
      doc
        .font('regular')
        .fontSize(10)
        .fillColor(ink.text)
        .text(aboutOf(report, language).join('\n'), left, next(doc, 6), { width, lineGap: 3 }),
    )
    const end = () => {
      page.end()
      feet(doc, { line: `${report.company} · ${title}`, language, left, width })
    }
    if (!report.orders.length) {
      part('P', () => doc.fillColor(ink.muted).text(said.none, left, next(doc, 18), { width }))
      return end()
    }
    heading(said.byState)
    const states = report.states.map((sum) => ({ cells: [stateNames[language][sum.status], String(sum.count), ...amounts(sum)] }))
    table(sumColumns, sumRows(said.state, states))
    heading(said.byTrade)
    const trades = report.trades.map((sum) => ({ cells: [tradeName(sum.trade, language), String(sum.count), ...amounts(sum)] }))
    table(sumColumns, sumRows(said.trade, trades))
    heading(said.orders)
    const orders: TableRow[] = [
      { kind: 'TH', cells: [said.number, said.name, said.trade, said.state, said.gross] },
      ...report.orders.map(({ number, title: name, trade, status, gross, subcontractorName, dueDate, approvedAt }) => ({
        kind: 'TD' as const,
        cells: [
          String(number),
          [name, subcontractorName, dueDate && `${said.due} ${writtenDay(dueDate)}`].filter(Boolean).join('\n'),
          trade ? tradeName(trade, language) : '',
          [stateNames[language][status], approvedAt && writtenDay(approvedAt)].filter(Boolean).join('\n'),
          amount(gross),
        ],
      })),
      { kind: 'TD', isBold: true, cells: ['', said.total, '', '', `${amount(report.gross)} kr`] },
    ]
    table(orderColumns, orders, orderColumns.length - 1)
    return end()
  })
  return { name: `${said.file}.pdf`, content }
}

const amount = (kroner: number) => writtenAmount(inOre(kroner))

const aboutOf = ({ project, address, company, madeAt }: ReportContent, language: Language) => {
  const said = words[language]
  return [
    `${said.project}: ${project}`,
    `${said.estate}: ${address}`,
    `${said.company}: ${company}`,
    `${said.madeAt}: ${writtenDay(madeAt)}`,
  ]
}

/** What a heading heads: the head of its table, and a row. */
const besideHeading = 90

/** Below what was drawn last; on the next page where there is no room. */
function next(doc: Pdf, gap: number, beside = 0) {
  if (doc.y + gap + beside > bottom) doc.addPage()
  return doc.y + gap
}
