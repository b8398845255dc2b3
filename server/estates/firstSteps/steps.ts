import type { SectionName } from '#schema/access/sections.ts'
import type { Estate } from '#server/estates/estates/estate.entity.ts'
import { hangingOnEstates } from '#server/estates/hangsOnEstate.offer.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { join, type Sql, sql } from '#server/kernel/read/sql.ts'

type Of = Pick<Path<Estate>, 'id' | 'imageFileId'>

export const hasPicture = ({ id, imageFileId }: Of) =>
  sql`(${imageFileId} is not null or exists (select from exterior_image x where x.estate_id = ${id} and x.removed_at is null))`

export const hasRooms = ({ id }: Of) => sql`exists (select from room r where r.estate_id = ${id} and r.removed_at is null)`

/** Where papers are kept, by the section that opens each. */
const papers: readonly (readonly [section: SectionName, isThere: (id: Sql) => Sql])[] = [
  ['insurance', (id) => sql`exists (select from insurance_document d where d.estate_id = ${id})`],
  ['report-archive', (id) => sql`exists (select from report_archive_document d where d.estate_id = ${id})`],
  ['private-folder', (id) => sql`exists (select from private_document d where d.estate_id = ${id})`],
  ['technical-information', (id) => sql`exists (select from other_document d where d.estate_id = ${id})`],
]

/** In those sections that may be told of. */
export const hasPapers = ({ id }: Of, mayTell: (section: SectionName) => Sql = () => sql`true`) =>
  sql`(${join(
    papers.map(([section, isThere]) => sql`(${mayTell(section)} and ${isThere(id)})`),
    ' or ',
  )})`

export const firstStepsOf = (estate: Of) => [
  hasPicture(estate),
  hasRooms(estate),
  ...hangingOnEstates.all.flatMap(({ isBegun }) => isBegun?.(estate.id) ?? []),
  hasPapers(estate),
]
