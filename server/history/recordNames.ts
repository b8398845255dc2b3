import { type HistoryRecordName, historyRecords } from '#schema/history/historyRecords.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { join, literal, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import type { AuditEntry } from './auditEntry.entity.ts'
import { type NamedRecords, naming } from './namedRecords.offer.ts'

/** Of the record that an entry is about, by its id; one of another estate is none. */
const ofRecord = (of: 'name' | 'type') => (entry: Path<AuditEntry>, viewer: ViewerKind) => {
  const cases = naming.all
    .flatMap(Object.entries<NonNullable<NamedRecords[HistoryRecordName]>>)
    .flatMap(([record, { section, from, [of]: value }]) => {
      const operations = historyRecords[record as HistoryRecordName].by.map((operation) => literal(operation))
      return value
        ? [
            sql`when ${entry.operation} in (${join(operations, ',')}) and ${rightsFor(viewer, entry.estateId, 'read', section)}
            then (select ${value} from ${from} where r.id = ${entry.recordId} and r.estate_id = ${entry.estateId})`,
          ]
        : []
    })
  return sql`case ${join(cases, ' ')} end`
}
export const recordName = ofRecord('name')
export const recordType = ofRecord('type')
