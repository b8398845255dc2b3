import type { Comparison, ScaleFigures } from '../scale/compare.ts'

/** More than that, and a screen grows dearer with what others have, or out of proportion with what its own have. */
const most = 1.2
const columns = [
  ['large world / small', 'pages', 'rows'],
  ['the most / as usual', 'pages', 'rows'],
]
const widths = [24, 8, 8]

const times = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '' : value.toFixed(2))
function cellsOf(comparison: Comparison | undefined): string[] {
  if (!comparison) return ['', '', '']
  const { time, pages, rows } = comparison
  const mark = time.median > most ? '✗' : '○'
  return [`${mark} ${time.median.toFixed(2)} (${time.low.toFixed(2)} – ${time.high.toFixed(2)})`, times(pages), times(rows)]
}
const row = (first: string, cells: readonly string[]) =>
  [first.padEnd(46), ...cells.map((cell, i) => cell.padEnd(widths[i % widths.length]!))].join(' ').trimEnd()

/** Each screen's statements in a large world by those in a small one, and of those who have the most by those of the others. */
export function scaleTable({ megabytes, questions }: ScaleFigures): string {
  const over = questions.flatMap(({ name, world, most: own }) => [
    ...(world.time.median > most ? [`${name} in a large world`] : []),
    ...(own && own.time.median > most ? [`${name} of whoever has the most`] : []),
  ])
  return [
    row('', columns.flat()),
    ...questions.map(({ title, world, most: own }) => row(title, [...cellsOf(world), ...cellsOf(own)])),
    '',
    `The large world weighs ${megabytes} MB. Of PostgreSQL's time the median and the quartiles; of the pages and rows that statements look at the median.`,
    over.length ? `${over.length} above ${most}:\n${over.map((each) => `  ${each}`).join('\n')}` : `None is above ${most}.`,
  ].join('\n')
}
