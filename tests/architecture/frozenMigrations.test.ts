import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checksum, digestFile, digestsIn, migrationFiles, migrationFolder } from '#server/kernel/migrationFiles.ts'

const root = path.resolve(import.meta.dirname, '../..')
const kept = readFileSync(new URL(digestFile, migrationFolder), 'utf8')
const digests = digestsIn(kept)
const migrations = migrationFiles()

/** What git tells; nothing where the sources lie without their history. */
function git(args: string[], input?: string): Buffer {
  try {
    return execFileSync('git', args, { cwd: root, input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })
  } catch {
    return Buffer.alloc(0)
  }
}

test('each migration is frozen as it stands, and none that was frozen has gone', () => {
  expect(Object.fromEntries(migrations.map(({ name, checksum: own }) => [name, own]))).toEqual(
    Object.fromEntries([...digests].map(([name, texts]) => [name, texts.at(-1)])),
  )
})

test('no migration has a second text but those that the decision names', () => {
  expect([...digests].filter(([, texts]) => texts.length > 1).map(([name]) => name)).toEqual([
    '0007-register-sample',
    '0082-part-once',
    '0089-parts-and-prices',
  ])
})

test('every text that a migration ever had in the history is one that a database may have', () => {
  const changes = git(['log', '--raw', '--no-abbrev', '--format=', '--diff-filter=AMR', '--', 'migrations']).toString()
  const texts = changes.split('\n').flatMap((line) => {
    const [, blob, file] = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) .*\tmigrations\/(\d[^\t]*)\.sql$/.exec(line) ?? []
    return blob && file && digests.has(file) ? [{ blob, file }] : []
  })
  const blobs = [...new Set(texts.map(({ blob }) => blob))]
  const contents = new Map<string, string>()
  let rest = blobs.length ? git(['cat-file', '--batch'], `${blobs.join('\n')}\n`) : Buffer.alloc(0)
  for (const blob of blobs) {
    const head = rest.indexOf('\n')
    const size = Number(rest.subarray(0, head).toString().split(' ')[2])
    contents.set(blob, rest.subarray(head + 1, head + 1 + size).toString())
    rest = rest.subarray(head + 2 + size)
  }
  expect(texts.filter(({ blob, file }) => !digests.get(file)!.includes(checksum(contents.get(blob)!))).map(({ file }) => file)).toEqual([])
})

test('the file of digests has only grown', () => {
  const commits = git(['log', '--format=%H', '--', `migrations/${digestFile}`])
    .toString()
    .split('\n')
    .filter(Boolean)
  const lines = new Set(kept.split('\n'))
  const lost = commits.flatMap((commit) =>
    [...digestsIn(git(['show', `${commit}:migrations/${digestFile}`]).toString())].flatMap(([name, texts]) =>
      texts.filter((digest) => !lines.has(`${name} ${digest}`)).map(() => name),
    ),
  )
  expect(lost).toEqual([])
})
