import { buildClient } from '../build.ts'
import { ensureChromium } from '../chromium.ts'
import { clientIsFresh } from '../clientStamp.mjs'
import { check, type Outcome, preparation } from './stage.ts'
import { tests } from './tests.ts'

/** With one checker: several look at much of the same, and the cores have the tests to do. */
const types = (project: string) => check('types', 'tsc', '-p', project, '--checkers', '1')

/** One after the other. */
async function lane(...steps: (() => Promise<Outcome | Outcome[]>)[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(...[await step()].flat())
  return outcomes
}

/** Most of them wait for PostgreSQL a good part of their time. */
const workers = 3

/** Every proof there is, side by side: looks at the code, the tests, and visits to the build; who waits leaves the processor to the others. */
export async function everything(): Promise<Outcome[]> {
  const outcomes = await Promise.all([
    lane(
      () => preparation('build', async () => clientIsFresh() || (await buildClient())),
      () => preparation('browser', () => ensureChromium(console.log)),
      () => tests(['journey']),
    ),
    lane(
      () => types('tsconfig.json'),
      () => types('client'),
      () => types('tests'),
      () => check('lint', 'oxlint'),
      () => check('format', 'oxfmt', '--check'),
      () => check('generated', 'node', 'scripts/generated.ts', '--check'),
    ),
    tests(['unit', 'api', 'objects', 'page'], { workers }),
  ])
  return outcomes.flat()
}
