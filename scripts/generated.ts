import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clientOperations } from './codegen/clientOperations.ts'
import { migrationDigests } from './codegen/migrationDigests.ts'
import { permissions } from './codegen/permissions.ts'
import { publicSchema } from './codegen/publicSchema.ts'

/** Writes files out of the sources. What else lies in `folders` is a leftover. */
export type Generator = { name: string; folders: string[]; files: () => Promise<Record<string, string>> }

const generators: Generator[] = [
  { name: 'client operations', folders: ['client/generated'], files: clientOperations },
  { name: 'permissions', folders: [], files: permissions },
  { name: 'migration digests', folders: [], files: migrationDigests },
  { name: 'public schema', folders: [], files: publicSchema },
]

const root = path.resolve(import.meta.dirname, '..')

async function filesUnder(folder: string): Promise<string[]> {
  if (!existsSync(path.join(root, folder))) return []
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

const committed = async (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined)

async function differences({ folders, files }: Generator) {
  const wanted = await files()
  const present = (await Promise.all(folders.map(filesUnder))).flat()
  const stale = []
  for (const [file, text] of Object.entries(wanted)) if ((await committed(file)) !== text) stale.push(file)
  return { wanted, stale, leftover: present.filter((file) => !(file in wanted)) }
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

const onlyCheck = process.argv.includes('--check')
const stale: string[] = []
for (const generator of generators) {
  const { wanted, stale: outdated, leftover } = await differences(generator)
  stale.push(...outdated, ...leftover)
  if (onlyCheck) continue
  for (const file of outdated) await write(file, wanted[file]!)
  for (const file of leftover) await rm(path.join(root, file))
}

if (onlyCheck && stale.length) {
  console.error(`Stale, run \`npm run codegen\` and commit: ${stale.join(', ')}`)
  process.exitCode = 1
} else if (!onlyCheck) {
  console.log(stale.length ? `Written: ${stale.join(', ')}` : 'Everything generated is up to date.')
}
