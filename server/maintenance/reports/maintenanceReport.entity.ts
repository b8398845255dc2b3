import type { reportTypes } from '#schema/estates/documentKinds.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { bytes, createdAt, entityOf, int, moment, table, text, uuid, uuids, version } from '#server/kernel/table.ts'
import type { Language } from '#server/kernel/texts.ts'

/** What a board says of its buildings. Made once, it stays as it was made. */
export class MaintenanceReport extends table('maintenance_report', {
  estateId: uuid,
  title: text,
  reportType: text.as<(typeof reportTypes)[number]>().usually('conditionReport'),
  fromYear: int,
  toYear: int,
  /** None for all that are in the plan. */
  buildingIds: uuids.usually('{}'),
  summary: text.optional,
  condition: text.optional,
  proposals: text.optional,
  economy: text.optional,
  imageFileId: uuid.optional,
  /** Of the forecast: what is proposed, beside the plan. */
  scenarioId: uuid.optional,
  authorAccountId: uuid.optional,
  recipientIds: uuids.usually('{}'),
  /** Since when it is being made, or was last tried. */
  askedAt: moment.optional,
  askedByAccountId: uuid.optional,
  language: text.as<Language>().optional,
  progress: int.usually(0),
  failure: text.as<'noRoom' | 'failed'>().optional,
  generatedAt: moment.optional,
  /** What was printed, as JSON. */
  content: text.optional,
  fileId: uuid.optional,
  fileHash: bytes.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare image: StoredFile | null
  declare pdf: StoredFile | null
}

export const maintenanceReport = entityOf(MaintenanceReport, {
  refuses: { maintenance_report_check: 'toYear' },
  relations: { image: toOne(StoredFile, 'image_file_id'), pdf: toOne(StoredFile, 'file_id') },
})
