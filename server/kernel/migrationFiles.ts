import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  name: string
  text: string
  checksum: string
  /** Of texts that it had before it was frozen. They brought about the same, so that a database that has one of them has it. */
  earlier: readonly string[]
}
/** What a database says of a migration that it has; databases from before versions were kept don't know which one applied it. */
export type Applied = Pick<Migration, 'name' | 'checksum'> & { version?: string | null }

export const migrationFolder = new URL('../../migrations/', import.meta.url)
export const checksum = (text: string) => createHash('sha256').update(text).digest('hex')
export const numberOf = (name: string) => Number(name.slice(0, 4))

/** Where each migration is frozen by the commit that brings it. */
export const digestFile = 'digests.txt'

/** Of each migration the digests of its texts, the one that stands last. */
export function digestsIn(text: string): Map<string, string[]> {
  const digests = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [name, digest] = line.split(' ')
    if (!name || name === '#' || !digest) continue
    digests.set(name, [...(digests.get(name) ?? []), digest])
  }
  return digests
}

export function migrationFiles(): Migration[] {
  const digests = digestsIn(readFileSync(new URL(digestFile, migrationFolder), 'utf8'))
  return inOrder(readdirSync(migrationFolder)).map((name) => {
    const text = readFileSync(new URL(`${name}.sql`, migrationFolder), 'utf8')
    const own = checksum(text)
    return { name, text, checksum: own, earlier: (digests.get(name) ?? []).filter((digest) => digest !== own) }
  })
}

/** The names of the migrations among `files`. Each has a number of its own, in four digits, so that names sort as numbers do. */
export function inOrder(files: readonly string[]): string[] {
  const names = files
    .filter((file) => /^\d.*\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort()
  for (const [i, name] of names.entries()) {
    if (!/^\d{4}-[a-z][a-z0-9-]*$/.test(name)) throw new Error(`The migration ${name} needs a name like 0042-what-it-adds.`)
    const other = names[i - 1]
    if (other && numberOf(other) === numberOf(name)) throw new Error(`The migrations ${other} and ${name} have the same number.`)
  }
  return names
}
