import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** A benchmark says nothing of servers that answer differently, and nobody learns of it who does not run it. */
test('the product answers each call of the benchmarks as the limit that it is held against', async () => {
  const { stdout } = await run(process.execPath, ['bench/run.ts', '--answers'])
  expect(stdout).toMatch(/ours, LIMIT: comparing their answers …\n.* done\n$/)
})
