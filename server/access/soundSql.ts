import type { DataSource } from 'typeorm'
import { writtenSql } from './heldSql.ts'

const words = /'(?:[^']|'')*'|--[^\n]*/g
const mention =
  /(\bfrom|\bjoin|\bupdate|\binto|\busing|,)\s+(?:only\s+)?([a-z_]+)(?:\s+(?:as\s+)?(?!(?:on|where|set|join|left|cross|inner|order|group|limit|for|using|values|union|select|lateral|not|natural|default)\b)([a-z_]+))?/g

/** The tables of a statement that hold rows of an estate, or of a project, and are not held to one. */
export function looseTables(text: string, tables: ReadonlySet<string>, key: 'estate_id' | 'project_id' = 'estate_id'): string[] {
  const plain = text.replace(words, "''")
  const mentions = [...plain.matchAll(mention)]
    .map(([, verb, table, alias]) => ({ verb, table: table!, alias: alias ?? table! }))
    .filter(({ table }) => tables.has(table))
  const inserted = mentions.filter(({ verb }) => verb === 'into')
  const read = mentions.filter(({ verb }) => verb !== 'into')
  const unnamed = [...plain.matchAll(new RegExp(`(?<![.\\w])${key}\\s*=\\s*\\$1`, 'g'))].length
  const holds = (alias: string) => new RegExp(`\\b${alias}\\.${key}\\s*=|=\\s*${alias}\\.${key}\\b`, 'g')
  const loose = [...new Set(read.map(({ alias }) => alias))].flatMap((alias) => {
    const spoken = read.filter((one) => one.alias === alias)
    const bare = spoken.filter(({ table }) => table === alias).length
    const held = [...plain.matchAll(holds(alias))].length + Math.min(bare, unnamed)
    return held < spoken.length ? spoken.map(({ table }) => table) : []
  })
  const unplaced = inserted.filter(({ table }) => !new RegExp(`into\\s+${table}[^(]*\\([^)]*\\b${key}\\b`).test(plain))
  return [...loose, ...unplaced.map(({ table }) => table)]
}

/** Whether PostgreSQL understands all that is written, and every table that belongs to an estate or a project is held to it. Returns what is wrong. */
export async function faultsOfSql(source: DataSource): Promise<string[]> {
  const rows: { table: string; key: string }[] = await source.query(
    `select table_name "table", column_name "key" from information_schema.columns
      where table_schema = 'public' and column_name in ('estate_id', 'project_id')`,
  )
  const tablesWith = (key: string) => new Set(rows.filter((row) => row.key === key).map(({ table }) => table))
  const keys = { estate: ['estate_id', tablesWith('estate_id')], project: ['project_id', tablesWith('project_id')] } as const
  const runner = source.createQueryRunner()
  const faults: string[] = []
  try {
    for (const statement of writtenSql().filter(({ isSound }) => !isSound)) {
      const { holder, text } = statement
      const [key, tables] = holder === 'estate' || holder === 'project' ? keys[holder] : []
      const loose = key ? looseTables(text, tables, key) : []
      const misread = await runner.query(`prepare held_sql as ${text}`).then(
        () => runner.query('deallocate held_sql').then(() => undefined),
        (error: Error) => error.message,
      )
      if (loose.length) faults.push(`${loose.join()} of any ${holder}: ${text}`)
      else if (misread) faults.push(`${misread}: ${text}`)
      else statement.prove()
    }
  } finally {
    await runner.release()
  }
  return faults
}
