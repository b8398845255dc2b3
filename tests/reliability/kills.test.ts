import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** One of each; `npm run bench -- kills` does it fifty times. */
test('whoever works while the server, PostgreSQL or both are killed loses nothing that they were told of', async () => {
  const { stdout } = await run(process.execPath, ['bench/run.ts', 'kills', '--times', '3'])
  const figures = stdout.slice(stdout.indexOf('kills 3'))
  process.stdout.write(figures)
  expect(figures).toContain('kills 3 (server 1, PostgreSQL 1, both 1)')
  expect(figures).toContain('lost 0, half-done 0, doubled 0')
})
