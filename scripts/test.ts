import { buildClient } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { clientIsFresh } from './clientStamp.mjs'
import { check, type Outcome, preparation, tests } from './test/stage.ts'

const outcomes: Outcome[] = []
const lane = async (...steps: (() => Promise<Outcome>)[]) => {
  for (const step of steps) outcomes.push(await step())
}

const start = performance.now()
await Promise.all([
  lane(
    () => check('types', 'tsc', '-p', 'tsconfig.json'),
    () => check('types', 'tsc', '-p', 'client'),
    () => check('types', 'tsc', '-p', 'tests'),
    () => check('lint', 'oxlint'),
    () => check('format', 'oxfmt', '--check'),
    () => check('generated', 'node', 'scripts/generated.ts', '--check'),
    () => preparation('build', async () => clientIsFresh() || (await buildClient())),
    () => preparation('browser', () => ensureChromium(console.log)),
  ),
  lane(
    () => tests('unit'),
    () => tests('api'),
    () => tests('objects'),
    () => tests('page'),
  ),
])
await lane(() => tests('journey'))

const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0)
// A red stage without a failed test, such as a type error, counts as one: the last line must not look green.
const failed = sum((outcome) => (outcome.complaint && !outcome.failed ? 1 : outcome.failed))
console.log(`all in ${((performance.now() - start) / 1000).toFixed(0)} s`)
console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
