import type { Trade } from '#schema/companies/trades.ts'
import type { Basis, Period } from '#schema/maintenance/recurrence.ts'
import type { FindingKind, PartyKind, Priority } from '#schema/maintenance/tasks.input.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'

/** Work that is planned for an area, once or again and again. */
export class MaintenanceTask extends Row {
  declare estateId: string
  declare buildingId: string
  declare areaId: string
  declare title: string
  declare description: string | null
  declare priority: Priority
  declare trade: Trade | null
  declare responsibleKind: PartyKind
  /** An owner's account, or whom the owners turn to; none where it is the owners together. */
  declare responsibleId: string | null
  /** The same where it is no owner; the database finds it. */
  declare supplierId: string | null
  declare estimatedCostOre: string | null
  declare startDate: string
  declare period: Period | null
  declare interval: number
  declare endDate: string | null
  declare basis: Basis
  declare archivedAt: Date | null
  /** The database keeps both: the next time that is neither done nor passed over, and its day in the series. */
  declare nextDate: string | null
  declare nextDueDate: string | null
  /** What was found, that the task was made of: one of three at most is still there. */
  declare originKind: FindingKind | null
  declare originPartId: string | null
  declare originSensorId: string | null
  declare originControlPointId: string | null
  declare originName: string | null
  declare originCode: string | null
  declare originFound: string | null
  declare originSettledAt: Date | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const maintenanceTask = entity(MaintenanceTask, {
  table: 'maintenance_task',
  columns: {
    estateId: columns.uuid,
    buildingId: columns.uuid,
    areaId: columns.uuid,
    title: columns.text,
    description: columns.optionalText,
    priority: { type: 'int', default: 2 },
    trade: columns.optionalText,
    responsibleKind: { type: 'text', default: 'landlord' },
    responsibleId: columns.optionalUuid,
    supplierId: columns.optionalUuid,
    estimatedCostOre: columns.optionalOre,
    startDate: { type: 'date' },
    period: columns.optionalText,
    interval: { name: 'every', type: 'int', default: 1 },
    endDate: { type: 'date', nullable: true },
    basis: { type: 'text', default: 'plan' },
    archivedAt: columns.optionalMoment,
    nextDate: { type: 'date', nullable: true },
    nextDueDate: { type: 'date', nullable: true },
    originKind: columns.optionalText,
    originPartId: columns.optionalUuid,
    originSensorId: columns.optionalUuid,
    originControlPointId: columns.optionalUuid,
    originName: columns.optionalText,
    originCode: columns.optionalText,
    originFound: columns.optionalText,
    originSettledAt: columns.optionalMoment,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
