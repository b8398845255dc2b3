import { changedFiles } from './test/changed.ts'
import { everything } from './test/everything.ts'
import { onlyChanged } from './test/onlyChanged.ts'
import { type Outcome } from './test/stage.ts'
import { tellFailed, tellSlowest } from './test/tests.ts'

const start = performance.now()
const outcomes: Outcome[] = await (process.argv.includes('--changed') ? onlyChanged(changedFiles()) : everything())

const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0)
// A red stage without a failed test, such as a type error, counts as one: the last line must not look green.
const failed = sum((outcome) => (outcome.complaint && !outcome.failed ? 1 : outcome.failed))
tellSlowest()
tellFailed()
console.log(`all in ${((performance.now() - start) / 1000).toFixed(0)} s`)
console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
