import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export type Outcome = { name: string; passed: number; failed: number; seconds: number; complaint?: string }

/** Building the client tells this process that it is in production; what it starts is not. */
const { NODE_ENV: _, ...environment } = process.env

/** What one thread or process has read of the code, the next has read already: that was half of what most threads did. */
const compiled = path.join(root, 'node_modules/.cache/compiled')

/** Two run side by side; each one's words come in one piece. */
export function words(command: string, args: string[], env: Record<string, string> = {}): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: root,
      env: { ...environment, NODE_COMPILE_CACHE: compiled, ...env },
      stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    }
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, options)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, text }))
  })
}

export function reported(outcome: Outcome, text: string): Outcome {
  const { name, passed, failed, seconds, complaint } = outcome
  const good = !complaint && !failed
  if (!good && text) console.log(text.trimEnd())
  const counts = passed || failed ? ` ${passed} passed${failed ? `, ${failed} failed` : ''}` : ''
  console.log(
    `${good ? 'ok ' : 'RED'}  ${name.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(8)} ${counts}${complaint ? `  ${complaint}` : ''}`,
  )
  return outcome
}

export const secondsSince = (start: number) => (performance.now() - start) / 1000

/** How much garbage, in hundredths of what is in use, compilers written in Go may heap up before they tidy up: a fifth of their time. */
const roomForCompilers = '400'

/** A look at the code: green or red, no tests to count. */
export async function check(name: string, command: string, ...args: string[]): Promise<Outcome> {
  const start = performance.now()
  const { code, text } = await words(command, args, { GOGC: roomForCompilers })
  return reported({ name, passed: 0, failed: 0, seconds: secondsSince(start), ...(code && { complaint: `${command} found fault` }) }, text)
}

/** Something that the stages after it need. */
export async function preparation(name: string, run: () => Promise<unknown>): Promise<Outcome> {
  const start = performance.now()
  const complaint = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return reported({ name, passed: 0, failed: 0, seconds: secondsSince(start), ...(complaint && { complaint }) }, '')
}
