// npm run statements:record: what this build asks of the database, to be held against the schemas of the next one.
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { migrationFiles } from '#server/kernel/migrationFiles.ts'
import { productVersion } from '#server/kernel/productVersion.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'grunnmur-statements-'))
try {
  // Everybody asks for everything there, over both transports.
  const env = { ...process.env, STATEMENTS: folder }
  execFileSync('vitest', ['run', '--project', 'api', 'tests/security/matrix'], { cwd: root, env, stdio: 'inherit' })
  const lines = globSync('*.jsonl', { cwd: folder }).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
  const statements = [...new Set(lines)].sort().map((line) => JSON.parse(line) as string)
  const recorded = { version: productVersion, migration: migrationFiles().at(-1)!.name, statements }
  writeFileSync(path.join(root, 'tests/kernel/statementsBefore.json.gz'), gzipSync(JSON.stringify(recorded), { level: 9 }))
  console.log(`${statements.length} statements of ${recorded.version}, on the schema of ${recorded.migration}`)
} finally {
  rmSync(folder, { recursive: true })
}
