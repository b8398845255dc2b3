import { ink } from '../document.ts'
import { kroner, thousands } from './figures.ts'
import { left, type Sheet, width } from './sheet.ts'

const chartHeight = 150
const labelHeight = 14
const mostNamed = 3
const mostLetters = 24

interface Bar {
  year: number
  ore: number
  /** What it is most of; written above the greatest few. */
  name?: string | undefined
}

/** A bar for each year, with its amount in thousands above where there is room. */
export function bars(sheet: Sheet, years: readonly Bar[]) {
  const { doc, said } = sheet
  const most = Math.max(0, ...years.map(({ ore }) => ore))
  if (!most) return
  const hasNames = years.some(({ name }) => name)
  const top = sheet.down(14, chartHeight + (hasNames ? 4 : 3) * labelHeight) + (hasNames ? 2 : 1) * labelHeight
  const base = top + chartHeight
  const step = width / years.length
  const isRoomy = step >= 30
  const named = years
    .filter(({ name, ore }) => name && ore)
    .toSorted((one, other) => other.ore - one.ore)
    .slice(0, mostNamed)
  const draw = () => {
    for (const [i, { year, ore }] of years.entries()) {
      const [x, height] = [left + i * step, (chartHeight * ore) / most]
      doc.rect(x + step * 0.15, base - height, step * 0.7, height).fill(ink.brand)
      doc.font('regular').fontSize(7).fillColor(ink.text)
      if (isRoomy && ore) centred(doc, thousands(ore), x, base - height - 10, step)
      if (isRoomy || i % 5 === 0) centred(doc, String(year), x, base + 5, step)
    }
    doc.font('bold').fontSize(7).fillColor(ink.text)
    for (const { year, ore, name } of named) {
      const told = shortened(name!)
      const [room, middle] = [doc.widthOfString(told), left + (years.findIndex((one) => one.year === year) + 0.5) * step]
      // Whole between the edges of the page.
      const x = Math.min(Math.max(middle - room / 2, left), left + width - room)
      doc.text(told, x, base - (chartHeight * ore) / most - 20, { lineBreak: false })
    }
    doc
      .moveTo(left, base)
      .lineTo(left + width, base)
      .lineWidth(0.8)
      .strokeColor(ink.muted)
      .stroke()
  }
  const told = years.map(({ year, ore, name }) => `${year} ${kroner(ore)}${name && ore ? ` (${name})` : ''}`)
  sheet.part('Figure', draw, { alt: said.chart(told.join(', ')) })
  doc.y = base + labelHeight
}

const shortened = (name: string) => (name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name)

export const centred = (doc: Sheet['doc'], text: string, x: number, y: number, room: number) =>
  doc.text(text, x + (room - doc.widthOfString(text)) / 2, y, { lineBreak: false })
