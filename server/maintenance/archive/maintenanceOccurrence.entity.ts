import type { Trade } from '#schema/companies/trades.ts'
import type { PartyKind, Priority } from '#schema/maintenance/tasks.words.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { Column, createdAt, date, entityOf, int, ore, table, text, uuid, version } from '#server/kernel/table.ts'

/** One time that was moved to another day. */
export interface Moved {
  dueDate: string
  movedTo: string
}

/** One time of a task that differs from its series, or is done. What was done is kept as it was then. */
export class MaintenanceOccurrence extends table('maintenance_occurrence', {
  estateId: uuid,
  taskId: uuid.optional,
  dueDate: date,
  movedTo: date.optional,
  doneDate: date.optional,
  /** When it was done, as a company says and no owner has confirmed yet. */
  reportedDate: date.optional,
  title: text.optional,
  description: text.optional,
  priority: int.as<Priority>().optional,
  trade: text.as<Trade>().optional,
  responsibleKind: text.as<PartyKind>().optional,
  responsibleId: uuid.optional,
  /** Of who was responsible, where that was no owner. */
  supplierName: text.optional,
  buildingId: uuid.optional,
  buildingName: text.optional,
  areaId: uuid.optional,
  areaCode: text.optional,
  areaName: text.optional,
  actualCostOre: ore.optional,
  comment: text.optional,
  fileId: uuid.optional,
  doneByAccountId: uuid.optional,
  /** What was moved in its series when it was done. */
  setAside: new Column<readonly Moved[]>({ type: 'jsonb' }).optional,
  version,
  createdAt,
}) {
  declare file: StoredFile | null
}

export const maintenanceOccurrence = entityOf(MaintenanceOccurrence, { relations: { file: toOne(StoredFile, 'file_id') } })
