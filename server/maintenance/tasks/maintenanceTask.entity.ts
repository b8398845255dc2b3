import type { Trade } from '#schema/companies/trades.ts'
import type { Basis, Period } from '#schema/maintenance/recurrence.ts'
import type { FindingKind, PartyKind, Priority } from '#schema/maintenance/tasks.words.ts'
import { createdAt, date, entityOf, int, moment, ore, table, text, uuid, version } from '#server/kernel/table.ts'

/** Work that is planned for an area, once or again and again. */
export class MaintenanceTask extends table('maintenance_task', {
  estateId: uuid,
  buildingId: uuid,
  areaId: uuid,
  title: text,
  description: text.optional,
  priority: int.as<Priority>().usually(2),
  trade: text.as<Trade>().optional,
  responsibleKind: text.as<PartyKind>().usually('landlord'),
  /** An owner's account, or whom the owners turn to; none where it is the owners together. */
  responsibleId: uuid.optional,
  /** The same where it is no owner; the database finds it. */
  supplierId: uuid.optional,
  estimatedCostOre: ore.optional,
  startDate: date,
  period: text.as<Period>().optional,
  interval: int.usually(1).called('every'),
  endDate: date.optional,
  basis: text.as<Basis>().usually('plan'),
  archivedAt: moment.optional,
  /** The database keeps both: the next time that is neither done nor passed over, and its day in the series. */
  nextDate: date.optional,
  nextDueDate: date.optional,
  /** What was found, that the task was made of: one of three at most is still there. */
  originKind: text.as<FindingKind>().optional,
  originPartId: uuid.optional,
  originSensorId: uuid.optional,
  originControlPointId: uuid.optional,
  originName: text.optional,
  originCode: text.optional,
  originFound: text.optional,
  originSettledAt: moment.optional,
  /** The sheet that brought it. */
  importId: uuid.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const maintenanceTask = entityOf(MaintenanceTask, {
  refuses: { maintenance_task_check: 'endDate', maintenance_task_check1: 'responsibleId' },
})
