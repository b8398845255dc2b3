import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { declared } from '#migrations/declared.ts'
import { entitiesOf } from '#server/kernel/assemble.ts'
import { differences } from '#server/kernel/differences.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { migrationFiles, numberOf } from '#server/kernel/migrationFiles.ts'
import { slices } from '#server/slices.ts'
import { withDatabase } from './withDatabase.ts'

const folder = path.resolve(import.meta.dirname, '../migrations')

/** Numbers only grow. */
const nextNumber = () => {
  const newest = migrationFiles().at(-1)
  return String(newest ? numberOf(newest.name) + 1 : 1).padStart(4, '0')
}

const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Give the migration a name: npm run migrate:new report-archive-tags')
  process.exit(1)
}

/** What the mapper would do, as a start: names, constraints and moving of data are for a person to write. */
await withDatabase(async ({ url }) => {
  await migrate(url)
  const wishes = (await differences(url, entitiesOf(slices))).filter((wish) => !declared.some((pattern) => pattern.test(wish)))
  if (!wishes.length) throw new Error('The entities and the database say the same; nothing to draft.')
  const file = path.join(folder, `${nextNumber()}-${name}.sql`)
  writeFileSync(file, `-- Draft: say why, name every constraint, and check what it locks.\n${wishes.map((wish) => `${wish};\n`).join('')}`)
  console.log(`Written: ${path.relative(process.cwd(), file)}. Then, once it is right: npm run migrate:schema`)
})
