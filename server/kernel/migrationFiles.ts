import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  name: string
  text: string
  checksum: string
}
/** What a database says of a migration that it has. */
export type Applied = Pick<Migration, 'name' | 'checksum'>

export const migrationFolder = new URL('../../migrations/', import.meta.url)
export const checksum = (text: string) => createHash('sha256').update(text).digest('hex')
export const numberOf = (name: string) => Number(name.slice(0, 4))

export const migrationFiles = (): Migration[] =>
  inOrder(readdirSync(migrationFolder)).map((name) => {
    const text = readFileSync(new URL(`${name}.sql`, migrationFolder), 'utf8')
    return { name, text, checksum: checksum(text) }
  })

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
