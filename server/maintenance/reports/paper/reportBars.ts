import { ink } from '#server/pdf/document.ts'
import { kroner, thousands } from './reportFigures.ts'
import { left, type Sheet, width } from './reportSheet.ts'

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
  const topOf = (ore: number) => base - (chartHeight * ore) / most
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
    const taken: Box[] = years.map(({ ore }, i) => ({ x: left + i * step, room: step, top: topOf(ore) - 11, bottom: base }))
    for (const { year, ore, name } of named) {
      const label = shortened(name!)
      const own = years.findIndex((one) => one.year === year)
      const box = { room: doc.widthOfString(label), top: topOf(ore) - 20, bottom: topOf(ore) - 11 }
      const others = taken.filter((_, i) => i !== own)
      const x = placesFor(box.room, left + own * step, step).find((at) => isFree({ ...box, x: at }, others))
      if (x === undefined) continue
      taken.push({ ...box, x })
      doc.text(label, x, box.top, { lineBreak: false })
    }
    doc
      .moveTo(left, base)
      .lineTo(left + width, base)
      .lineWidth(0.8)
      .strokeColor(ink.muted)
      .stroke()
  }
  const labels = years.map(({ year, ore, name }) => `${year} ${kroner(ore)}${name && ore ? ` (${name})` : ''}`)
  sheet.part('Figure', draw, { alt: said.chart(labels.join(', ')) })
  doc.y = base + labelHeight
}

/** A bar with its amount, or a name. */
interface Box {
  x: number
  room: number
  top: number
  bottom: number
}
/** Above the middle of its bar, else from where the bar begins or up to where it ends; whole between the edges of the page. */
const placesFor = (room: number, x: number, step: number) =>
  [x + (step - room) / 2, x, x + step - room].map((at) => Math.min(Math.max(at, left), left + width - room))
/** Over no bar of another year, and no other name. */
const isFree = ({ x, room, top, bottom }: Box, others: readonly Box[]) =>
  others.every((other) => x + room <= other.x || other.x + other.room <= x || bottom <= other.top || other.bottom <= top)

const shortened = (name: string) => (name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name)

export const centred = (doc: Sheet['doc'], text: string, x: number, y: number, room: number) =>
  doc.text(text, x + (room - doc.widthOfString(text)) / 2, y, { lineBreak: false })
