import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Outcome, secondsSince, reported, words } from './stage.ts'
import type { FileTally } from './tally.ts'

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/test-results')
/** Of all runs, for the files that took longest. */
const allTallies: FileTally[] = []

const sum = (files: readonly FileTally[], count: (file: FileTally) => number) => files.reduce((total, file) => total + count(file), 0)

interface Scope {
  /** All of them where none is named. */
  files?: readonly string[]
  workers?: number
}

/**
 * The tests of some projects, in one run so that a worker who is done with one project goes on with the next. A project
 * that ran none proves nothing, and is red; where only some files are asked for, that holds of the run.
 */
export async function tests(projects: readonly string[], { files = [], workers }: Scope = {}): Promise<Outcome[]> {
  const start = performance.now()
  const tally = path.join(folder, `${projects.join('-')}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(tally, { force: true })
  const args = [
    'run',
    ...(workers ? ['--maxWorkers', String(workers)] : []),
    ...projects.flatMap((project) => ['--project', project]),
    ...files,
  ]
  const { code, text } = await words('vitest', args, { TALLY: tally })
  const tallies = existsSync(tally) ? (JSON.parse(readFileSync(tally, 'utf8')) as FileTally[]) : []
  allTallies.push(...tallies)
  const ran = files.length ? projects.filter((project) => tallies.some((file) => file.project === project)) : projects
  const failed = sum(tallies, (file) => file.failed)
  const broken = code && !failed ? 'a file or a hook failed' : undefined
  if (code) console.log(text.trimEnd())
  if (!ran.length)
    return [reported({ name: 'tests', passed: 0, failed: 0, seconds: secondsSince(start), complaint: 'the tests did not run' }, '')]

  const parts = ran.map((project) => ({ project, own: tallies.filter((file) => file.project === project) }))
  const lastOf = ({ own }: (typeof parts)[number]) => Math.max(0, ...own.map(({ ended }) => ended))
  return parts
    .toSorted((one, other) => lastOf(one) - lastOf(other))
    .map(({ project, own }, index, all) => {
      const [passed, skipped] = [sum(own, (file) => file.passed), sum(own, (file) => file.skipped)]
      const seconds = lastOf({ project, own }) - (index ? lastOf(all[index - 1]!) : 0)
      const complaint = passed ? (skipped ? `${skipped} did not run` : index === 0 ? broken : undefined) : 'no test passed'
      return reported({ name: project, passed, failed: sum(own, (file) => file.failed), seconds, ...(complaint && { complaint }) }, '')
    })
}

/** Where the time went, for whoever wants it back. */
export function tellSlowest(count = 15) {
  const slowest = allTallies.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
  if (slowest.length)
    console.log(
      ['slowest files', ...slowest.map(({ seconds, file, project }) => `${seconds.toFixed(1).padStart(8)} s  ${file} (${project})`)].join(
        '\n',
      ),
    )
}

/** Once more where it is read first: what failed stands far above where the run is long. */
export function tellFailed() {
  for (const { project, file, failures } of allTallies)
    for (const failure of failures) console.log(`failed  ${file} (${project}) > ${failure}`)
}
