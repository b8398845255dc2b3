import type { OperationFigures, ServerFigures } from '../measure/figures.ts'
import { type Column, columns, type Mark, markOf, type Target, targetsOfProcess } from './targets.ts'

const signs: Record<Mark, string> = { goal: '●', gate: '○', missed: '✗', none: ' ' }
const gap = '  '
const firstWidth = 42

const widthOf = ({ title, gate, hasSpread }: Column) => Math.max(title.length, gate.length, hasSpread ? 20 : 6)
const row = (first: string, cells: readonly string[]) =>
  [first.padEnd(firstWidth), ...cells.map((cell, i) => cell.padEnd(widthOf(columns[i]!)))].join(gap).trimEnd()

function cell(target: Target | undefined, { hasSpread }: Column) {
  if (!target || Number.isNaN(target.value)) return ''
  const { spread } = target
  const quartiles = hasSpread && spread ? ` (${spread.low.toFixed(2)} – ${spread.high.toFixed(2)})` : ''
  return `${signs[markOf(target)]} ${target.value.toFixed(2)}${quartiles}`
}

const line = (operation: OperationFigures) =>
  row(
    operation.title,
    columns.map((column) => cell(column.of(operation), column)),
  )

/** What nobody else answers, in figures that are true for this machine at this moment only. */
const alone = ({ title, ours }: OperationFigures) =>
  `  ${title}, ours alone: ${ours.perSecond} a second, of Node ${ours.nodeMicroseconds} µs each, of PostgreSQL ${ours.pgMicroseconds} µs`

function missedIn(operation: OperationFigures) {
  const missed = columns.filter(({ of }) => {
    const target = of(operation)
    return target && markOf(target) === 'missed'
  })
  return missed.map(({ title }) => `${operation.name}: ${title}`)
}

/** Every operation with each of its targets: the median, where it matters the quartiles, and whether the gate is met. */
export function table(figures: ServerFigures): string {
  const { operations } = figures
  const process = targetsOfProcess(figures)
  const missed = [...operations.flatMap(missedIn), ...process.filter((target) => markOf(target) === 'missed').map(({ what }) => what)]
  return [
    row(
      '',
      columns.map(({ title }) => title),
    ),
    row(
      '',
      columns.map(({ gate }) => gate),
    ),
    ...operations.map(line),
    '',
    ...operations.filter(({ nodeCpu }) => !nodeCpu).map(alone),
    ...process.map(({ what, ...target }) => `${signs[markOf(target)]} ${what}: ${target.value.toFixed(0)} MB (≤ ${target.gate})`),
    '',
    '● goal   ○ gate   ✗ missed. Processor times and p99 (o/L: ours/LIMIT) are ratios within this run.',
    missed.length ? `${missed.length} gates missed:\n${missed.map((each) => `  ${each}`).join('\n')}` : 'Every gate is met.',
  ].join('\n')
}
