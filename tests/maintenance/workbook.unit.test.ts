import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sheetsIn } from '#server/sheets/reading/book.ts'
import { textOf, workbook } from '#server/sheets/workbook.ts'

const columns = [
  { title: 'Bygning', width: 10 },
  { title: 'Oppgave', width: 10 },
  { title: 'Kostnad', width: 10, isAmount: true },
]
const rows = Array.from({ length: 10_001 }, (_, n) => [`Blokk ${n % 3}`, n % 2 ? null : '=Rens', n + 0.5] as const)

test('a large workbook, written in a thread of its own, says the same as a small one', async () => {
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

test('so does a large text', async () => {
  const lines = async (count: number) =>
    (await textOf({ name: 'Plan', columns, rows: rows.slice(0, count) }, 'nb')).toString().trimEnd().split('\r\n')
  const [large, small] = [await lines(10_001), await lines(3)]
  expect(large).toHaveLength(10_002)
  expect(large.slice(0, 4)).toEqual(small)
  expect(large.at(-1)).toBe(`Blokk 1;'=Rens;"10000,5"`)
})

test('a day is a day in a workbook, and is read as one', async () => {
  const path = join(tmpdir(), `${uuidv7()}.xlsx`)
  const days = ['2026-11-24', '2200-12-31', '1900-03-01', '1900-02-28', null]
  const sheet = { name: 'Plan', columns: [{ title: 'Neste', width: 12, isDay: true }], rows: days.map((day) => [day]) }
  await writeFile(path, await workbook([sheet]))
  const [{ data } = { data: [] }] = await readXlsxFile(path)
  const [read] = await sheetsIn(path, false).finally(() => rm(path))
  expect(data.slice(1, 4).map(([day]) => day instanceof Date)).toEqual([true, true, true])
  expect(read!.rows.map(([day]) => day)).toEqual(['Neste', ...days.slice(0, 4)])
  expect((await textOf(sheet, 'nb')).toString()).toContain('\r\n2026-11-24\r\n')
})
