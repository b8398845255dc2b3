import { open, readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import readBook from 'read-excel-file/node'
import { mostImportRows } from '#schema/maintenance/import/fields.ts'
import { decoded } from '#server/kernel/decoded.ts'
import { RefusedSheet } from './refusal.ts'
import { refuseUnsoundBook } from './soundBook.ts'

export interface ReadSheet {
  name: string
  /** What stands in each cell, as text; the last that is filled ends a row. */
  rows: string[][]
}
const mostText = 50_000_000
/** The old format of spreadsheets, and one with a password: what is in either can't be seen. */
const compound = 'd0cf11e0'

/** The sheets of a workbook, or the one of a text. */
export async function sheetsIn(path: string, isText: boolean): Promise<ReadSheet[]> {
  const sheets = isText ? [{ name: 'CSV', rows: await textRows(path) }] : await bookSheets(path)
  if (sheets.some(({ rows }) => rows.length > mostImportRows + 100)) throw new RefusedSheet('tooManyRows')
  const filled = sheets.filter(({ rows }) => rows.length)
  if (!filled.length) throw new RefusedSheet('empty')
  return filled
}

async function bookSheets(path: string): Promise<ReadSheet[]> {
  if ((await beginning(path)) === compound) throw new RefusedSheet('password')
  await refuseUnsoundBook(path)
  const sheets = await readBook(path).catch(() => {
    throw new RefusedSheet('unreadable')
  })
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: trimmed(data.map((row) => row.map(written))) }))
}

async function beginning(path: string) {
  const file = await open(path)
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(4) })
    return buffer.toString('hex')
  } finally {
    await file.close()
  }
}

function written(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  // Three digits after a sign are thousands where people write, so none has more than two.
  if (typeof cell === 'number') return String(Number(cell.toFixed(2)))
  return typeof cell === 'boolean' ? String(cell) : typeof cell === 'string' ? tidied(cell) : ''
}
// What a database can't keep.
const tidied = (text: string) => text.toWellFormed().replaceAll('\0', '').trim()

/** Spreadsheets of Norway part cells with semicolons and write Windows-1252. */
async function textRows(path: string): Promise<string[][]> {
  const content = await readFile(path)
  if (content.length > mostText) throw new RefusedSheet('tooLarge')
  const text = decoded(content)
  const rows: string[][] = rowsIn(text.replace(/^\ufeff/, ''))
  if (rows.some((row) => row.some((cell) => computes.test(cell)))) throw new RefusedSheet('formulas')
  return trimmed(rows.map((row) => row.map((cell) => tidied(cell.replace(escaped, '')))))
}
const computes = /^=\s*\S/
/** What a sheet of ours puts before a text that begins with a sign of a formula. */
const escaped = /^'(?='*[=+\-@\t\r\n])/

function rowsIn(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: mostImportRows + 200,
    })
  } catch {
    throw new RefusedSheet('unreadable')
  }
}

/** The one that comes most often in the first lines, outside of quotes. */
function delimiterOf(text: string) {
  const start = text.slice(0, 10_000).replaceAll(/"(?:[^"]|"")*"/g, '')
  const counted = [';', ',', '\t'].map((sign) => [sign, start.split(sign).length] as const)
  return counted.toSorted(([, a], [, b]) => b - a)[0]![0]
}

/** Without what is empty at the end of a row, and of the sheet. */
function trimmed(rows: string[][]): string[][] {
  for (const row of rows) while (row.length && !row.at(-1)) row.pop()
  while (rows.length && !rows.at(-1)!.length) rows.pop()
  return rows
}
