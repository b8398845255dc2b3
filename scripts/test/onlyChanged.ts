import { testsFor } from './changed.ts'
import { check, type Outcome } from './stage.ts'
import { tests } from './tests.ts'

const kept = 'node_modules/.cache/types'
const types = (project: string) =>
  check('types', 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', `${kept}/${project.replace(/\W/g, '-')}`)

/** The inner loop. What is left out is left to the whole run: the visits, and the tests of domains that were not touched. */
export async function onlyChanged(files: readonly string[]): Promise<Outcome[]> {
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/generated/'))
  const places = testsFor(files)
  console.log(`${files.length} files differ from main: ${places.join(' ')}`)
  const [looks, found] = await Promise.all([
    (async () => [
      await types('tests'),
      await types('tsconfig.json'),
      ...(files.some((file) => /^(client|schema)\//.test(file)) ? [await types('client')] : []),
      ...(code.length ? [await check('lint', 'oxlint', ...code), await check('format', 'oxfmt', '--check', ...code)] : []),
      await check('generated', 'node', 'scripts/generated.ts', '--check'),
    ])(),
    tests(['unit', 'api', 'objects', 'page'], { files: places }),
  ])
  return [...looks, ...found]
}
