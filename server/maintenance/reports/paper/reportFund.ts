import type { ReportedFund } from '#schema/maintenance/reportContent.ts'
import { ink } from '#server/pdf/document.ts'
import { centred } from './reportBars.ts'
import { kroner, thousands } from './reportFigures.ts'
import { left, type Sheet, width } from './reportSheet.ts'

const chartHeight = 170
const labelHeight = 14
/** Light beside the line, in black and white too. */
const pale = '#cfd9d2'

/** How far the savings go: what each year costs as bars, what is left at its end as a line, and both in figures. */
export function fund(sheet: Sheet) {
  const { said, content } = sheet
  const { fund: years } = content
  if (!years?.length) return
  // With its picture: what it says is of that.
  sheet.heading(said.fund, 300)
  const dry = years.find(({ fundOre }) => fundOre < 0)
  sheet.text(dry ? said.runsDry(dry.year) : said.lasts(years.at(-1)!.year), { size: 12 })
  const { proposal } = content
  if (proposal) {
    const then = years.find(({ proposedOre }) => (proposedOre ?? 0) < 0)
    sheet.text(then ? said.proposalRunsDry(proposal.name, then.year) : said.proposalLasts(proposal.name, years.at(-1)!.year), { size: 12 })
  }
  sheet.text(proposal ? `${said.fundLead} ${said.twoLines(proposal.name)}` : said.fundLead, { color: ink.muted })
  chart(sheet, years)
  sheet.table(proposal ? [0.12, 0.22, 0.22, 0.22, 0.22] : [0.16, 0.28, 0.28, 0.28], 1, [
    { kind: 'TH', cells: [said.year, said.nominal, said.saving, said.left, ...(proposal ? [said.leftThen] : [])] },
    ...years.map(({ year, costOre, savingOre, fundOre, proposedOre }) => ({
      kind: 'TD' as const,
      cells: [String(year), kroner(costOre), kroner(savingOre), kroner(fundOre), ...(proposal ? [kroner(proposedOre ?? 0)] : [])],
    })),
  ])
}

/** Both by the same scale; below nought the paper is darker. */
function chart(sheet: Sheet, years: readonly ReportedFund[]) {
  const { doc, said } = sheet
  const most = Math.max(1, ...years.flatMap(({ costOre, fundOre, proposedOre }) => [costOre, fundOre, proposedOre ?? 0]))
  const least = Math.min(0, ...years.flatMap(({ fundOre, proposedOre }) => [fundOre, proposedOre ?? 0]))
  const top = sheet.down(14, chartHeight + 3 * labelHeight) + labelHeight
  const [base, scale] = [top + chartHeight, chartHeight / (most - least)]
  const nought = base + least * scale
  const step = width / years.length
  const isRoomy = step >= 30
  const isProposed = years.some(({ proposedOre }) => typeof proposedOre === 'number')
  const at = (year: number, ore: number, i: number) => ({ year, ore, x: left + (i + 0.5) * step, y: nought - ore * scale })
  const planned = years.map(({ year, fundOre }, i) => at(year, fundOre, i))
  /** What is proposed stands out; the plan as it is is dotted beside it. */
  const points = isProposed ? years.map(({ year, fundOre, proposedOre }, i) => at(year, proposedOre ?? fundOre, i)) : planned
  const line = (through: typeof points) => {
    for (const [i, { x, y }] of through.entries())
      if (i) doc.lineTo(x, y)
      else doc.moveTo(x, y)
  }
  const draw = () => {
    if (least < 0) doc.rect(left, nought, width, base - nought).fill('#eceae4')
    for (const [i, { costOre }] of years.entries())
      doc.rect(left + (i + 0.15) * step, nought - costOre * scale, step * 0.7, costOre * scale).fillAndStroke(pale, ink.muted)
    doc.lineWidth(0.8).strokeColor(ink.muted)
    doc
      .moveTo(left, nought)
      .lineTo(left + width, nought)
      .stroke()
    if (isProposed) {
      line(planned)
      doc.lineWidth(1.4).dash(1.5, { space: 3 }).strokeColor(ink.text).stroke().undash()
    }
    line(points)
    doc.lineWidth(2).strokeColor(ink.brand).stroke()
    for (const { x, y } of points) doc.circle(x, y, 2.5).fill(ink.brand)
    doc.font('regular').fontSize(7)
    for (const [i, { year, ore, x, y }] of points.entries()) {
      const figure = thousands(ore)
      const plate = doc.widthOfString(figure) + 4
      // The line may run where the figure stands.
      if (isRoomy) doc.rect(x - plate / 2, y - 14, plate, 10).fill('#ffffff')
      doc.fillColor(ink.text)
      if (isRoomy) centred(doc, figure, x - step / 2, y - 13, step)
      if (isRoomy || i % 5 === 0) centred(doc, String(year), x - step / 2, base + 5, step)
    }
  }
  sheet.part('Figure', draw, { alt: said.fundChart(points.map(({ year, ore }) => `${year} ${kroner(ore)}`).join(', ')) })
  doc.y = base + labelHeight
}
