import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const results = path.join(root, 'node_modules/.cache/test-results')

export type Outcome = { name: string; passed: number; failed: number; seconds: number; complaint?: string }

type Counts = { numTotalTests: number; numPassedTests: number; numFailedTests: number }

/** Building the client tells this process that it is in production; what it starts is not. */
const { NODE_ENV: _, ...env } = process.env

/** Two run side by side; each one's words come in one piece. */
function words(command: string, args: string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, text }))
  })
}

function told(outcome: Outcome, text: string): Outcome {
  const { name, passed, failed, seconds, complaint } = outcome
  const good = !complaint && !failed
  if (!good && text) console.log(text.trimEnd())
  const counts = passed || failed ? ` ${passed} passed${failed ? `, ${failed} failed` : ''}` : ''
  console.log(
    `${good ? 'ok ' : 'RED'}  ${name.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(8)} ${counts}${complaint ? `  ${complaint}` : ''}`,
  )
  return outcome
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** A look at the code: green or red, no tests to count. */
export async function check(name: string, command: string, ...args: string[]): Promise<Outcome> {
  const start = performance.now()
  const { code, text } = await words(command, args)
  return told({ name, passed: 0, failed: 0, seconds: secondsSince(start), ...(code && { complaint: `${command} found fault` }) }, text)
}

/** Something that the stages after it need. */
export async function preparation(name: string, run: () => Promise<unknown>): Promise<Outcome> {
  const start = performance.now()
  const complaint = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return told({ name, passed: 0, failed: 0, seconds: secondsSince(start), ...(complaint && { complaint }) }, '')
}

/** A project's tests. One that ran none proves nothing, and is red. */
export async function tests(project: string): Promise<Outcome> {
  const start = performance.now()
  const file = path.join(results, `${project}.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code, text } = await words('vitest', ['run', '--project', project, ...reporters])
  const seconds = secondsSince(start)
  if (!existsSync(file)) return told({ name: project, passed: 0, failed: 0, seconds, complaint: 'the tests did not run' }, text)
  const { numTotalTests, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as Counts
  const complaint = numPassedTests === 0 ? 'no test passed' : code && !numFailedTests ? 'a file or a hook failed' : undefined
  const skipped = numTotalTests - numPassedTests - numFailedTests
  const fault = complaint ?? (skipped ? `${skipped} did not run` : undefined)
  return told({ name: project, passed: numPassedTests, failed: numFailedTests, seconds, ...(fault && { complaint: fault }) }, text)
}
