import { FileText } from '#server/files/text/fileText.entity.ts'
import type { Reads } from '#server/kernel/permission.ts'
import { type KnownOfRow, type Path, Rows } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { byStanding, knownBehind, onEstate, rightsOn } from './onEstate.ts'

/** The documents of one estate, those of each section to whoever may read that section. */
class DocumentRows {
  readonly #mine: (row: Path<FileText>) => Sql
  /** How many they are. */
  readonly count: Sql
  constructor(viewer: ViewerKind, estateId: Hole, rowFacts: KnownOfRow) {
    const readable = rowFacts['standing']
      ? sql`(select (${byStanding(rowFacts['standing'], 'reads')})::text[])::text[]`
      : sql`array(select substr(r, 6) from jsonb_array_elements_text((${rightsOn(viewer, sql`${estateId}::uuid`)})::jsonb) r where starts_with(r, 'read '))`
    this.#mine = (row) => sql`${row.estateId} = ${estateId} and ${row.section} = any(${readable})`
    this.count = sql`select coalesce(sum(documents), 0) from document_count where estate_id = ${estateId} and section = any(${readable})`
  }

  documents(rowFacts: KnownOfRow = {}) {
    return new Rows(FileText, [this.#mine], { rowFacts })
  }
}

export const onDocuments: Reads<{ estateId: string }, DocumentRows> = {
  ...onEstate('read'),
  rule: 'read estate/{estateId}, and of each section read estate/{estateId}/{section}',
  rows: ({ viewer, input: { estateId } }) => new DocumentRows(viewer, estateId, knownBehind(viewer)),
}
