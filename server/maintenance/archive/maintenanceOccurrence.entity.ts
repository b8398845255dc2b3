import type { Trade } from '#schema/companies/trades.ts'
import type { PartyKind, Priority } from '#schema/maintenance/tasks.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** One time of a task that differs from its series, or is done. What was done is kept as it was then. */
export class MaintenanceOccurrence extends Row {
  declare estateId: string
  declare taskId: string | null
  declare dueDate: string
  declare movedTo: string | null
  declare doneDate: string | null
  /** When it was done, as a company says and no owner has confirmed yet. */
  declare reportedDate: string | null
  declare title: string | null
  declare description: string | null
  declare priority: Priority | null
  declare trade: Trade | null
  declare responsibleKind: PartyKind | null
  declare responsibleId: string | null
  /** Of who was responsible, where that was no owner. */
  declare supplierName: string | null
  declare buildingId: string | null
  declare buildingName: string | null
  declare areaId: string | null
  declare areaCode: string | null
  declare areaName: string | null
  declare actualCostOre: string | null
  declare comment: string | null
  declare fileId: string | null
  declare file: StoredFile | null
  declare doneByAccountId: string | null
  declare createdAt: Date
}

export const maintenanceOccurrence = entity(MaintenanceOccurrence, {
  table: 'maintenance_occurrence',
  columns: {
    estateId: columns.uuid,
    taskId: columns.optionalUuid,
    dueDate: { type: 'date' },
    movedTo: { type: 'date', nullable: true },
    doneDate: { type: 'date', nullable: true },
    reportedDate: { type: 'date', nullable: true },
    title: columns.optionalText,
    description: columns.optionalText,
    priority: columns.optionalInt,
    trade: columns.optionalText,
    responsibleKind: columns.optionalText,
    responsibleId: columns.optionalUuid,
    supplierName: columns.optionalText,
    buildingId: columns.optionalUuid,
    buildingName: columns.optionalText,
    areaId: columns.optionalUuid,
    areaCode: columns.optionalText,
    areaName: columns.optionalText,
    actualCostOre: columns.optionalOre,
    comment: columns.optionalText,
    fileId: columns.optionalUuid,
    doneByAccountId: columns.optionalUuid,
    createdAt: columns.createdAt,
  },
  relations: { file: toOne(StoredFile, 'file_id') },
})
