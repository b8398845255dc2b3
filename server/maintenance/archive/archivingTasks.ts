import { inOre } from '#schema/money.ts'
import { accountId, companyId } from '#server/access/guards.ts'
import { type Hole, Param, raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { Writes } from '#server/kernel/read/writesAtOnce.ts'
import { orderedFor } from '../tasks/hangsOnTask.offer.ts'
import { MaintenanceOccurrence } from './maintenanceOccurrence.entity.ts'

/**
 * One time of a task, archived without a picture. It stands as its series has it, neither moved nor reported, nothing that was
 * moved is forgotten by it, no owner has to confirm it, and it is plain whether the task is over then. All else takes more than one look.
 */
export const archivingTasks = {
  when: ({ fileId }) => fileId == null,
  row({ input }) {
    const { estateId, taskId, dueDate, doneDate, comment } = input as Readonly<Record<Sent, Hole>>
    return {
      entity: MaintenanceOccurrence,
      finds: sql`select t.*, d.due, b.name building_name, p.code area_code, p.name area_name, s.name supplier_name
        from g join maintenance_task t on t.id = ${taskId}::uuid and t.estate_id = ${estateId}::uuid
          cross join (select coalesce(${dueDate}::date, ${nextOf(taskId, estateId)}) due) d
          join building b on b.id = t.building_id join building_part p on p.id = t.area_id left join maintenance_supplier s on s.id = t.supplier_id
        where g.refused = 0 and t.archived_at is null
          and ${isOpen} and ${isToldAnew(dueDate, doneDate)} and ${isAsPlanned} and ${needsNoWord(estateId)} and (t.period is null or t.end_date is null)
        for update of t`,
      whose: { estateId, id: sql`case when f.period is null then f.id else new_id() end` },
      values: {
        taskId: sql`f.id`,
        dueDate: sql`f.due`,
        doneDate,
        title: sql`f.title`,
        description: sql`f.description`,
        priority: sql`f.priority`,
        trade: sql`f.trade`,
        responsibleKind: sql`f.responsible_kind`,
        responsibleId: sql`f.responsible_id`,
        supplierName: sql`f.supplier_name`,
        buildingId: sql`f.building_id`,
        buildingName: sql`f.building_name`,
        areaId: sql`f.area_id`,
        areaCode: sql`f.area_code`,
        areaName: sql`f.area_name`,
        actualCostOre: sql`coalesce(${costOre}::bigint, ${raw(orderedFor('f'))})`,
        comment,
        doneByAccountId: accountId,
      },
      tells: ['doneDate'],
      follows: [
        sql`update maintenance_task t set archived_at = now(), version = t.version + 1, updated_at = now()
          from f cross join i where t.id = f.id and f.period is null`,
      ],
    }
  },
} satisfies Writes
type Sent = 'estateId' | 'taskId' | 'dueDate' | 'doneDate' | 'comment'

/** Read once, so that of two that come together the second does not find the time after the first's. */
const nextOf = (taskId: Hole, estateId: Hole): Sql =>
  sql`(select n.next_due_date from maintenance_task n where n.id = ${taskId}::uuid and n.estate_id = ${estateId}::uuid)`
/** Where no day says which time it is, what was done on the same day is the same. */
const isToldAnew = (dueDate: Hole, doneDate: Hole): Sql => sql`(${dueDate}::date is not null
  or not exists (select from maintenance_occurrence o where o.task_id = t.id and o.done_date = ${doneDate}::date))`
/** Of task `t` and its day `d.due`. */
const isOpen = sql`(d.due = t.next_due_date
  or exists (select from maintenance_days(t.counted_from, t.period, t.every, t.end_date, greatest(t.open_from, d.due), d.due)))`
const isAsPlanned = sql`not exists (select from maintenance_occurrence o where o.task_id = t.id and o.due_date = d.due)
  and (t.basis = 'plan' or not exists (select from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id and o.done_date is null))`
const needsNoWord = (estateId: Hole): Sql =>
  sql`(${companyId}::uuid is null or not (select confirms_suppliers from estate where id = ${estateId}::uuid))`

const costOre = new Param(({ input: { cost } }) => (cost == null ? null : String(inOre(Number(cost)))))
