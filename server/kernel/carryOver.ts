import { readFileSync } from 'node:fs'
import { type Applied, checksum, type Migration, migrationFolder } from './migrationFiles.ts'

/** The migrations that the baselines replace: the first and the last of them, a hash of all their names and checksums, and the version that ends with them. */
interface Replaced {
  first: string
  last: string
  sha256: string
  version: string
  lastBaseline: string
}

/** How a database that was made before the baselines comes to have them. */
export interface CarryOver {
  text: string
  lastBaseline: string
  forgets: string[]
  records: Migration[]
}

const read = (file: string) => readFileSync(new URL(file, migrationFolder), 'utf8')

/** Nothing for a database that is empty or was made by the baselines. One that stopped on the way there is refused. */
export function carryOver(migrations: readonly Migration[], applied: readonly Applied[]): CarryOver | undefined {
  const { first, last, sha256, version, lastBaseline }: Replaced = JSON.parse(read('replaced.json'))
  if (!applied.some(({ name }) => name === first)) return undefined
  const old = applied.filter(({ name }) => !migrations.some((migration) => migration.name === name)).toSorted(byName)
  if (checksum(old.map((migration) => `${migration.name} ${migration.checksum}`).join('\n')) !== sha256)
    throw new Error(
      `The database has not all the migrations up to ${last}. Start version ${version} of the product, which ends with it, then this one.`,
    )
  return {
    text: read('replaced.sql'),
    lastBaseline,
    forgets: old.map(({ name }) => name),
    records: migrations.filter(({ name }) => name <= lastBaseline),
  }
}

/** As file names sort, whatever the database would say. */
const byName = (a: Applied, b: Applied) => (a.name < b.name ? -1 : 1)
