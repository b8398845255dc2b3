import { conditionGrades, type ConditionGrade } from '#schema/estates/condition.words.ts'
import { gradeNames, partNames } from '#schema/estates/partNames.ts'
import type { ReportedPart } from '#schema/maintenance/reportContent.ts'
import { writtenDay } from '#server/kernel/written.ts'
import { ink } from '#server/pdf/document.ts'
import { count, kroner } from './reportFigures.ts'
import { left, type Sheet, type StyledLines, width } from './reportSheet.ts'

/** From light to dark as it gets worse, so that it reads in black and white as well. */
const shades: Readonly<Record<ConditionGrade, string>> = {
  TG0: '#cfe3d6',
  TG1: '#8fbf9f',
  TG2: '#b97a1f',
  TG3: '#8f1d2c',
  TGIU: '#e4e2da',
}
const mostFindings = 12
/** More than these nobody reads. */
const mostParts = 1000
const barHeight = 22

const partName = ({ code, name }: ReportedPart, { content: { language } }: Sheet) => {
  const own = `${code} ${partNames[language][code]}`
  return name ? `${own} – ${name}` : own
}

/** What the parts of the buildings are like, the worst first; and of the bad ones why, and what comes of it. */
export function condition(sheet: Sheet) {
  const { said, content } = sheet
  const { parts, report } = content
  sheet.chapter(said.condition)
  if (report.condition) sheet.text(report.condition, { gap: 12 })
  sheet.text(parts.length ? said.conditionLead : said.noParts, { color: ink.muted, gap: 12 })
  if (!parts.length) return
  bar(sheet)
  sheet.table(
    [0.4, 0.24, 0.1, 0.13, 0.13],
    3,
    [
      { kind: 'TH', cells: [said.part, said.building, said.grade, said.life, said.seen] },
      ...parts.slice(0, mostParts).map((part) => ({
        kind: 'TD' as const,
        cells: [
          partName(part, sheet),
          part.buildingName,
          part.conditionGrade,
          part.remainingLifeYears === null ? '' : said.lifeOf(part.remainingLifeYears),
          part.inspectedOn ? writtenDay(part.inspectedOn) : '',
        ],
      })),
    ],
    9,
  )
  if (parts.length > mostParts) sheet.text(said.worstParts(count(mostParts), count(parts.length)), { color: ink.muted })
  const bad = parts.filter(({ conditionGrade }) => conditionGrade === 'TG3' || conditionGrade === 'TG2').slice(0, mostFindings)
  if (!bad.length) return
  const findings = bad.map((part) => finding(sheet, part))
  sheet.heading(said.findings, sheet.roomFor(findings[0]!))
  for (const one of findings) {
    sheet.down(12, sheet.roomFor(one))
    for (const [text, look] of one) sheet.text(text, look)
  }
}

function finding(sheet: Sheet, part: ReportedPart): StyledLines {
  const { said } = sheet
  const lines = [
    part.description,
    part.cause && `${said.because}: ${part.cause}`,
    part.consequence && `${said.leads}: ${part.consequence}`,
    part.costOre !== null && `${said.estimate}: ${kroner(part.costOre)}`,
  ].filter((line): line is string => Boolean(line))
  const name = `${partName(part, sheet)}, ${part.buildingName} · ${part.conditionGrade}`
  return [[name, { bold: true, gap: 0 }], ...(lines.length ? [[lines.join('\n'), { gap: 3 }] as const] : [])]
}

/** How many of each grade, drawn and in words. */
function bar(sheet: Sheet) {
  const { doc, said, content } = sheet
  const { parts, language } = content
  const counts = conditionGrades.map((grade) => ({ grade, many: parts.filter(({ conditionGrade }) => conditionGrade === grade).length }))
  const shown = counts.filter(({ many }) => many)
  const words = shown.map(({ grade, many }) => `${grade} ${gradeNames[language][grade]}: ${count(many)}`).join(', ')
  const y = sheet.down(12, barHeight + 30)
  const draw = () => {
    let x = left
    for (const { grade, many } of shown) {
      const room = (width * many) / parts.length
      doc.rect(x, y, Math.max(room - 1, 0.5), barHeight).fill(shades[grade])
      x += room
    }
  }
  sheet.part('Figure', draw, { alt: `${said.bar}: ${words}` })
  doc.y = y + barHeight
  sheet.text(words, { size: 9, color: ink.muted, gap: 6 })
}
