import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { workbook } from '#server/sheets/workbook.ts'
import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { plansOf } from './plan.ts'

export const importsOf = (estate: Pick<TestEstate, 'id'>) => `${plansOf(estate)}/import`

/** A workbook of those cells. */
export const book = (rows: readonly (readonly (string | number | null)[])[], name = 'Plan') =>
  workbook([{ name, columns: (rows[0] ?? []).map((title) => ({ title: String(title), width: 20 })), rows: rows.slice(1) }])

/** A zip of those parts. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>) {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

export async function uploadSheet(estate: TestEstate, content: Buffer, name = 'Plan.xlsx', { by = estate.owner }: { by?: Client } = {}) {
  const { body } = await by.sendFile(`${importsOf(estate)}/sheet`, name, content)
  return body['id'] as string
}

interface Found {
  headerRow: number
  sheet: string
  columns: { letter: string; title: string; field: string | null; guess: string; unit: string | null }[]
}
/** What is known of a sheet, and what is sent to take it as it was guessed. */
export async function readSheet(estate: TestEstate, content: Buffer, name = 'Plan.xlsx') {
  const fileId = await uploadSheet(estate, content, name)
  const { body } = await estate.owner.get(`${importsOf(estate)}/sheet/${fileId}`)
  const found = body as unknown as Found
  const sent = {
    fileId,
    sheet: found.sheet,
    headerRow: found.headerRow,
    columns: (found.columns ?? []).map(({ field }) => field),
    units: (found.columns ?? []).map(({ unit }) => unit),
    buildingName: 'Hovedhus',
  }
  return { fileId, found, sent }
}

/** The plan as it stands, as a sheet of text. */
export const planOf = async (estate: TestEstate) => (await estate.owner.get(`${plansOf(estate)}/sheet?format=csv`)).text

/** Takes in what a dry run of the same told. */
export async function takeSheet(estate: TestEstate, sent: Readonly<Record<string, unknown>>, { by = estate.owner }: { by?: Client } = {}) {
  const { take, ...chosen } = sent
  const { body } = await by.post(`${importsOf(estate)}/check`, chosen)
  return by.post(importsOf(estate), { ...chosen, take, seen: body['seen'] ?? 'unseen' })
}
