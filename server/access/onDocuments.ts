import { FileText } from '#server/files/text/fileText.entity.ts'
import type { Reads } from '#server/kernel/permission.ts'
import { type Known, type Path, Rows } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { knownBehind, onEstate, rightsOn } from './onEstate.ts'

/** The documents of one estate, those of each section to whoever may read that section. */
class DocumentRows {
  readonly #mine: (row: Path<FileText>) => Sql
  constructor(viewer: ViewerKind, estateId: Hole, known: Known) {
    const rights = rightsOn(viewer, sql`${estateId}::uuid`, known)
    this.#mine = (row) =>
      sql`${row.estateId} = ${estateId} and ${row.section} = any(array(select substr(r, 6) from jsonb_array_elements_text((${rights})::jsonb) r where starts_with(r, 'read ')))`
  }

  documents(known: Known = {}) {
    return new Rows(FileText, [this.#mine], { known })
  }
}

const reading = onEstate('read')

export const onDocuments: Reads<{ estateId: string }, DocumentRows> = {
  ...reading,
  rule: 'read estate/{estateId}, and of each section read estate/{estateId}/{section}',
  rows: ({ viewer, input: { estateId } }) => new DocumentRows(viewer, estateId, knownBehind(viewer)),
}
