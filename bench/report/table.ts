import type { ServerFigures, Versus } from '../measure/figures.ts'
import { type Mark, markOf, type Target, targetsOf, targetsOfProcess } from './targets.ts'

const signs: Record<Mark, string> = { goal: '●', gate: '○', MISSED: '✗', 'below goal': '·', 'not measured': ' ' }
const number = (value: number, unit?: string) => (unit ? `${value.toFixed(0)} ${unit}` : value.toFixed(2))
const targeted = ({ gate, goal, atLeast, unit }: Target) =>
  [...(gate === undefined ? [] : [gate]), goal].map((value) => `${atLeast ? '≥' : '≤'} ${unit ? value : value.toFixed(2)}`).join('  ')

function line(target: Target) {
  const { what, value, spread, unit } = target
  const mark = markOf(target)
  const quartiles = spread ? `${number(spread.low)} – ${number(spread.high)}` : ''
  return `  ${signs[mark]} ${what.padEnd(50)}${number(value, unit).padStart(8)}   ${quartiles.padEnd(14)}${targeted(target).padEnd(18)}${mark}`
}

const against = ([name, { throughput, nodeCpu, pgCpu }]: [string, Versus]) =>
  `    ${name.padEnd(20)}${number(throughput.median)} × throughput, ${number(nodeCpu.median)} × Node processor time, ${number(pgCpu.median)} × PostgreSQL's`

/** The targets, operation by operation: the median, the quartiles, the gate and the goal. */
export function table(figures: ServerFigures): string {
  const blocks = figures.operations.map((operation) => {
    const { title, name, ours, versus } = operation
    const peers = Object.entries(versus)
    return [
      `${title} (${name}): ${ours.perSecond} requests/s, ${ours.nodeMicroseconds} µs of Node for each`,
      ...targetsOf(operation).map(line),
      ...(peers.length ? ['    ahead of', ...peers.map(against)] : []),
    ].join('\n')
  })
  return [
    ...blocks,
    ['the process', ...targetsOfProcess(figures).map(line)].join('\n'),
    '● goal   ○ gate   ✗ missed   · no gate, below its goal',
  ].join('\n\n')
}
