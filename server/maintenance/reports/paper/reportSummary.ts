import { writtenDay } from '#server/kernel/written.ts'
import { ink } from '#server/pdf/document.ts'
import { count, kroner } from './reportFigures.ts'
import { monthly } from './reportShares.ts'
import { bottom, left, type Sheet, width } from './reportSheet.ts'

const chapters = 5

/** The whole on one page: in words, in figures, and where the rest stands; what is proposed and what was done. */
export function summary(sheet: Sheet) {
  const { said, content } = sheet
  const { report, done } = content
  sheet.chapter(said.short)
  if (report.summary) sheet.text(report.summary, { size: 12, gap: 12 })
  figures(sheet)
  sheet.contents(chapters)
  if (report.proposals) {
    sheet.heading(said.proposals, 40)
    list(
      sheet,
      report.proposals.split(/\n+/).filter((line) => line.trim()),
    )
  }
  const shown = Math.min(done.length, roomForDone(sheet))
  sheet.leavesDone = shown < done.length
  if (!shown) return
  sheet.heading(said.done)
  doneTable(sheet, done.slice(0, shown))
  if (shown < done.length) sheet.text(said.moreDone(done.length - shown), { size: 9, color: ink.muted, gap: 0 })
}

/** Every title on one line, and the line that says where the others stand. */
const rowHeight = 29
const aroundDone = 20 + 20 + 10 + rowHeight + 20
/** Of what was done as much as the page has room for; all of it stands in the appendix where that is not all. */
const roomForDone = ({ doc }: Sheet) => Math.max(0, Math.floor((bottom - doc.y - aroundDone) / rowHeight))

export const doneTable = (sheet: Sheet, done: Sheet['content']['done']) => {
  const { said } = sheet
  sheet.table([0.46, 0.24, 0.14, 0.16], 3, [
    { kind: 'TH', cells: [said.what, said.who, said.when, said.cost] },
    ...done.map(({ title, by, day, ore }) => ({
      kind: 'TD' as const,
      cells: [title, by ?? said.own, writtenDay(day), ore === null ? '' : kroner(ore)],
    })),
  ])
}

/** Each with what it is, in words. */
function figures(sheet: Sheet) {
  const { said, content } = sheet
  const ahead = content.years.reduce((sum, { ore }) => sum + ore, 0)
  const share = monthly(sheet)
  const repair = content.parts.reduce(
    (sum, { conditionGrade, costOre }) => sum + (conditionGrade === 'TG2' || conditionGrade === 'TG3' ? (costOre ?? 0) : 0),
    0,
  )
  sheet.table(
    [0.6, 0.4],
    1,
    [
      { kind: 'TD', cells: [`${said.ahead} (${said.yearsAhead(content.years.length)})`, kroner(ahead)] },
      { kind: 'TD', cells: [said.yearly, kroner(ahead / Math.max(1, content.years.length))] },
      ...(share ? [{ kind: 'TD' as const, cells: [share.isEqual ? said.perShare : said.perShareOnAverage, perShare(sheet, share)] }] : []),
      { kind: 'TD', cells: [said.repair, kroner(repair)] },
      { kind: 'TD', cells: [said.late, count(content.tasks.overdue)] },
      { kind: 'TD', cells: [said.doneLately, count(content.doneCount)] },
    ],
    11,
  )
}

const perShare = ({ said }: Sheet, { now, proposed }: NonNullable<ReturnType<typeof monthly>>) =>
  proposed === undefined ? kroner(now) : said.proposedAndNow(kroner(proposed), kroner(now))

function list(sheet: Sheet, items: readonly string[]) {
  const { doc } = sheet
  const element = doc.struct('L')
  sheet.root.add(element)
  for (const [i, item] of items.entries()) {
    const y = sheet.down(6)
    const draw = () =>
      doc
        .font('regular')
        .fontSize(10)
        .fillColor(ink.text)
        .text(`${i + 1}. ${item.trim()}`, left, y, { width, lineGap: 3 })
    element.add(doc.struct('LI', {}, [doc.struct('LBody', {}, draw)]))
  }
  element.end()
}
