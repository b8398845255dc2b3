import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sheetsIn } from '#server/sheets/reading/book.ts'
import { workbook } from '#server/sheets/workbook.ts'

test('a large workbook, written in a thread of its own, says the same as a small one', async () => {
  const rows = Array.from({ length: 10_001 }, (_, n) => [`Blokk ${n % 3}`, n % 2 ? null : '=Rens', n + 0.5] as const)
  const columns = [
    { title: 'Bygning', width: 10 },
    { title: 'Oppgave', width: 10 },
    { title: 'Kostnad', width: 10, isAmount: true },
  ]
  const read = async (count: number) => {
    const path = join(tmpdir(), `${uuidv7()}.xlsx`)
    await writeFile(path, await workbook([{ name: 'Plan', columns, rows: rows.slice(0, count) }]))
    const [sheet] = await sheetsIn(path, false).finally(() => rm(path))
    return sheet!
  }
  const [large, small] = [await read(10_001), await read(3)]
  expect(large.rows).toHaveLength(10_002)
  expect(large.rows.slice(0, 4)).toEqual(small.rows)
  expect(large.rows.at(-1)).toEqual(['Blokk 1', '=Rens', '10000.5'])
})
