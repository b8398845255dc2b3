import type { ImportField } from '#schema/maintenance/import/fields.ts'
import { type ImportUnit, unitsOf } from '#schema/maintenance/import/units.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import type { Language } from '#server/kernel/texts.ts'
import { responsiblesOf } from '../suppliers/responsible.ts'
import type { Judged } from './judging.ts'
import { readSheet, uploadedSheet } from './sheetFile.ts'

export interface Chosen {
  fileId: string
  sheet?: string | null | undefined
  headerRow: number
  columns: readonly (ImportField | null)[]
  units?: readonly (ImportUnit | null)[] | null | undefined
  corrections?: readonly { row: number; field: ImportField; text: string }[] | null | undefined
  meanings?: readonly { field: ImportField; found: string; text: string }[] | null | undefined
  asTasks?: readonly number[] | null | undefined
  buildingName: string
}
const usual = ofEstate('select b.name from building b where b.estate_id = $1 order by b.in_plan desc, b.id limit 1')
const words = {
  nb: { responsible: 'Ansvarlig', lastDone: 'Sist utført' },
  en: { responsible: 'Responsible', lastDone: 'Last done' },
} as const

/** The rows of an upload, each as a task or with what is wrong with it. */
export async function judged(grant: EstateGrant, chosen: Chosen, { files, language }: { files: FileStore; language: Language }) {
  const { sheet = null, headerRow, columns, units, corrections, meanings, asTasks } = chosen
  if (units?.some((unit, n) => unit && !unitsOf(columns[n] ?? null).includes(unit))) throw invalid('units', 'notValid')
  const file = await uploadedSheet(grant, chosen.fileId)
  const people = await responsiblesOf(grant)
  const [building] = await grant.query<{ name: string }>(usual)
  const responsibles = people.flatMap(({ id, name, kind }) => (id && name ? [[name.toLowerCase(), { id, kind }] as const] : []))
  const answer = await readSheet<{ judged: Judged }>(files, file, {
    judging: {
      sheet,
      headerRow,
      columns,
      units: units ?? null,
      corrections: corrections ?? [],
      meanings: meanings ?? [],
      asTasks: asTasks ?? [],
      building: building?.name ?? chosen.buildingName,
      // The first of that name counts.
      responsibles: new Map(responsibles.toReversed()),
      words: words[language],
    },
  })
  // The first of each name, as they are shown.
  const knownResponsibles = [...new Set(people.flatMap(({ name }) => name ?? []))]
  return { ...answer.judged, file, knownResponsibles }
}
