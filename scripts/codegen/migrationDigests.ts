import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { digestFile, digestsIn, migrationFiles } from '#server/kernel/migrationFiles.ts'

const root = path.resolve(import.meta.dirname, '../..')
const file = `migrations/${digestFile}`

const heading = `# Each migration with the SHA-256 of its text, frozen by the commit that brings it. Lines are added by \`npm run codegen\`, never changed.
# Where a migration has two, the first is a text that it had for some hours, before texts were frozen; both bring about the same.`

/** What is committed is frozen; without a history, what lies here. */
function frozen(): string {
  try {
    return execFileSync('git', ['show', `HEAD:${file}`], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  } catch {
    return readFileSync(path.join(root, file), 'utf8')
  }
}

/** The digests that are committed, and those of the migrations that come with this change. */
export async function migrationDigests(): Promise<Record<string, string>> {
  const committed = digestsIn(frozen())
  const lines = migrationFiles().flatMap(({ name, checksum }) => {
    const digests = committed.get(name) ?? [checksum]
    if (digests.at(-1) !== checksum)
      throw new Error(`The migration ${name} was changed after the commit that brought it. Undo that, and write a new one.`)
    return digests.map((digest) => `${name} ${digest}`)
  })
  return { [file]: `${heading}\n${lines.join('\n')}\n` }
}
