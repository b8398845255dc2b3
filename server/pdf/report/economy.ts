import { ink } from '../document.ts'
import { writtenDay } from '../invoiceWords.ts'
import { count, kroner, thousands } from './figures.ts'
import { left, type Sheet, width } from './sheet.ts'

const chartHeight = 150
const labelHeight = 14

/** What each year is planned to cost: drawn, and in figures. */
export function economy(sheet: Sheet) {
  const { said, content } = sheet
  const { years, report, tasks, day } = content
  sheet.chapter(said.economy)
  if (report.economy) sheet.text(report.economy, { gap: 12 })
  sheet.text(said.economyLead, { color: ink.muted, gap: 12 })
  chart(sheet)
  sheet.table([0.2, 0.3, 0.5], 1, [
    { kind: 'TH', cells: [said.year, said.count, said.planned] },
    ...years.map(({ year, times, ore }) => ({ kind: 'TD' as const, cells: [String(year), count(times), kroner(ore)] })),
    {
      kind: 'TD',
      isBold: true,
      cells: [said.total, count(years.reduce((sum, { times }) => sum + times, 0)), kroner(years.reduce((sum, { ore }) => sum + ore, 0))],
    },
  ])
  const thisYear = day.slice(0, 4)
  if (years.some(({ year }) => String(year) === thisYear)) sheet.text(said.restOf(thisYear, writtenDay(day)), { size: 9, color: ink.muted })
  if (tasks.unpriced) sheet.text(said.unpriced(tasks.unpriced), { size: 9, color: ink.muted })
}

/** A bar for each year, with its amount in thousands above where there is room. */
function chart(sheet: Sheet) {
  const { doc, said, content } = sheet
  const { years } = content
  const most = Math.max(...years.map(({ ore }) => ore))
  if (!most) return
  const top = sheet.down(14, chartHeight + 3 * labelHeight) + labelHeight
  const base = top + chartHeight
  const step = width / years.length
  const isRoomy = step >= 30
  const draw = () => {
    for (const [i, { year, ore }] of years.entries()) {
      const [x, height] = [left + i * step, (chartHeight * ore) / most]
      doc.rect(x + step * 0.15, base - height, step * 0.7, height).fill(ink.brand)
      doc.font('regular').fontSize(7).fillColor(ink.text)
      if (isRoomy && ore) centred(doc, thousands(ore), x, base - height - 10, step)
      if (isRoomy || i % 5 === 0) centred(doc, String(year), x, base + 5, step)
    }
    doc
      .moveTo(left, base)
      .lineTo(left + width, base)
      .lineWidth(0.8)
      .strokeColor(ink.muted)
      .stroke()
  }
  sheet.part('Figure', draw, { alt: said.chart(years.map(({ year, ore }) => `${year} ${kroner(ore)}`).join(', ')) })
  doc.y = base + labelHeight
}

export const centred = (doc: Sheet['doc'], text: string, x: number, y: number, room: number) =>
  doc.text(text, x + (room - doc.widthOfString(text)) / 2, y, { lineBreak: false })
