import { dayOf } from '#schema/day.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type Sheet, workbook } from '#server/sheets/workbook.ts'
import { kindNames, stateNames, type ReportContent, tradeName, words } from './reportWords.ts'

/** The report for spreadsheet programs: the orders, and their sums on sheets of their own. */
export async function sheetsOf(report: ReportContent, language: Language) {
  const said = words[language]
  const amounts = [said.net, said.vat, said.gross].map((title) => ({ title, width: 16, isAmount: true }))
  const inAll = [report.net, report.vat, report.gross]
  const orders: Sheet = {
    name: said.title,
    columns: [
      { title: said.number, width: 8 },
      { title: said.kind, width: 14 },
      { title: said.name, width: 40 },
      { title: said.trade, width: 20 },
      { title: said.who, width: 28 },
      { title: said.state, width: 22 },
      { title: said.due, width: 14 },
      { title: said.approved, width: 14 },
      ...amounts,
    ],
    rows: [
      ...report.orders.map((order) => [
        order.number,
        kindNames[language][order.type],
        order.title,
        order.trade && tradeName(order.trade, language),
        order.subcontractorName ?? report.company,
        stateNames[language][order.status],
        order.dueDate,
        order.approvedAt && dayOf(new Date(order.approvedAt)),
        order.net,
        order.vat,
        order.gross,
      ]),
      [null, null, said.total, null, null, null, null, null, ...inAll],
    ],
  }
  const sums = (name: string, of: readonly { name: string; count: number; net: number; vat: number; gross: number }[]): Sheet => ({
    name,
    columns: [{ title: name, width: 28 }, { title: said.count, width: 10 }, ...amounts],
    rows: [
      ...of.map(({ name: what, count, net, vat, gross }) => [what, count, net, vat, gross]),
      [said.total, report.orders.length, ...inAll],
    ],
  })
  const content = await workbook([
    orders,
    sums(
      said.byTrade,
      report.trades.map(({ trade, ...sum }) => ({ name: tradeName(trade, language), ...sum })),
    ),
    sums(
      said.byState,
      report.states.map(({ status, ...sum }) => ({ name: stateNames[language][status], ...sum })),
    ),
  ])
  return { name: `${said.file}.xlsx`, content }
}
