import type { ClientFigures } from '../client/measureClient.ts'
import type { RouteFigures } from '../client/visit.ts'

/** Kilobytes of compressed script. */
const loginBudget = 170
const shellBudget = 215
const screenBudget = 35

const mark = (kb: number, budget: number) => `${kb <= budget ? '●' : '✗'} ≤ ${budget}`

function scriptOf({ path, scriptGzKb, furtherGzKb }: RouteFigures) {
  if (furtherGzKb !== undefined)
    return `${scriptGzKb.toFixed(0)}, own ${furtherGzKb.toFixed(0)}`.padEnd(14) + mark(furtherGzKb, screenBudget)
  return scriptGzKb.toFixed(0).padEnd(14) + (path === '/login' ? mark(scriptGzKb, loginBudget) : '')
}

const line = (route: RouteFigures) =>
  [
    route.path.padEnd(44),
    scriptOf(route).padEnd(24),
    String(route.requests).padStart(8),
    `${route.lcpMs.toFixed(0)} ms`.padStart(10),
    route.cls.toFixed(3).padStart(8),
    `${route.inpMs.toFixed(0)} ms`.padStart(10),
  ].join('')

const head = `${'screen'.padEnd(44)}${'script, kB gz'.padEnd(24)}${'requests'.padStart(8)}${'LCP'.padStart(10)}${'CLS'.padStart(8)}${'INP (4×)'.padStart(10)}`

export const clientTable = ({ routes, shellGzKb }: ClientFigures) =>
  [
    head,
    ...routes.map(line),
    `${'shared by all private screens'.padEnd(44)}${shellGzKb.toFixed(0).padEnd(14)}${mark(shellGzKb, shellBudget)}`,
  ].join('\n')
