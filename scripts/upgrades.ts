import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '#server/postgres/startPostgres.ts'

/**
 * Brings each kept world to now, with the one PostgreSQL that comes along, or (`--majors`) with each from 15 to 18: the older ones
 * are fetched by npm. Each is also held to what is written down of the schema.
 */
const { majors } = parseArgs({ options: { majors: { type: 'boolean' } } }).values
const tests = ['tests/upgrades', 'tests/architecture/migrations.api.test.ts']
const wanted = majors ? [15, 16, 17, 18] : [18]
const lines: string[] = []

for (const major of wanted) {
  const began = performance.now()
  const folder = await mkdtemp(path.join(tmpdir(), `grunnmur-upgrades-${major}-`))
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), major, throwaway: true, maxConnections: 300 })
  try {
    const env = { ...process.env, TEST_POSTGRES_URL: postgres.url }
    const child = spawn('vitest', ['run', '--project', 'api', ...tests], { env, stdio: 'inherit' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) process.exitCode = 1
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    lines.push(
      `PostgreSQL ${major}: ${code === 0 ? 'every kept world is brought to now, and the schema is as written down' : 'red'} (${seconds} s)`,
    )
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
if (majors) {
  const [code] = (await once(spawn('vitest', ['run', '--project', 'majors'], { stdio: 'inherit' }), 'exit')) as [number | null]
  if (code !== 0) process.exitCode = 1
  lines.push(`carried over from 17 to 18: ${code === 0 ? 'whole, five kills on the way' : 'red'}`)
}
for (const line of lines) console.log(line)
