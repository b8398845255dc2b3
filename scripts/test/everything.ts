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

/** Every proof there is: what looks at the code and builds it beside the tests, then what visits the build. */
export async function everything(): Promise<Outcome[]> {
  const [looks, found] = await Promise.all([
    lane(
      () => types('tsconfig.json'),
      () => types('client'),
      () => types('tests'),
      () => check('lint', 'oxlint'),
      () => check('format', 'oxfmt', '--check'),
      () => check('generated', 'node', 'scripts/generated.ts', '--check'),
      () => preparation('build', async () => clientIsFresh() || (await buildClient())),
      () => preparation('browser', () => ensureChromium(console.log)),
    ),
    tests(['unit', 'api', 'objects', 'page']),
  ])
  return [...looks, ...found, ...(await tests(['journey']))]
}
