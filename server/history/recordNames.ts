import type { SectionName } from '#schema/access/sections.ts'
import { type HistoryRecordName, historyRecords } from '#schema/history/historyRecords.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { join, literal, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import type { AuditEntry } from './auditEntry.entity.ts'

interface Kept {
  section: SectionName
  /** Its row is called `r`. */
  from: Sql
  name: Sql
  type?: Sql
}

/** Where the records that have a name are kept, and who may know it. */
const kept: Partial<Record<HistoryRecordName, Kept>> = {
  floor: { section: 'interior', from: sql`floor r`, name: sql`r.name`, type: sql`r.type` },
  room: { section: 'interior', from: sql`room r`, name: sql`r.name`, type: sql`r.type` },
  roomComment: {
    section: 'estate',
    from: sql`room_comment r join room o on o.id = r.room_id`,
    name: sql`o.name`,
    type: sql`o.type`,
  },
  exteriorImage: { section: 'exterior', from: sql`exterior_image r`, name: sql`r.caption` },
  building: { section: 'technical-information', from: sql`building r`, name: sql`r.name` },
  buildingPart: { section: 'technical-information', from: sql`building_part r`, name: sql`r.name`, type: sql`r.code` },
  otherDocument: { section: 'technical-information', from: sql`other_document r`, name: sql`r.custom_name` },
  controlPoint: { section: 'technical-information', from: sql`estate_control_point r`, name: sql`r.name` },
  renovation: { section: 'renovations', from: sql`renovation r`, name: sql`r.title` },
  moistureSensor: { section: 'moisture', from: sql`moisture_sensor r`, name: sql`r.name` },
  moistureToken: { section: 'moisture', from: sql`moisture_token r`, name: sql`r.name` },
  insurance: { section: 'insurance', from: sql`insurance_document r`, name: sql`coalesce(r.custom_name, r.company)` },
  report: { section: 'report-archive', from: sql`report_archive_document r`, name: sql`r.custom_name` },
  privateDocument: { section: 'private-folder', from: sql`private_document r`, name: sql`r.custom_name` },
  guest: { section: 'access-management', from: sql`guest_invitation r`, name: sql`coalesce(r.name, r.email)` },
  mail: { section: 'mailbox', from: sql`mailbox_document r`, name: sql`r.custom_name` },
  planBuilding: { section: 'maintenance-plan', from: sql`building r`, name: sql`r.name` },
  planArea: { section: 'maintenance-plan', from: sql`building_part r`, name: sql`r.name` },
  planTask: { section: 'maintenance-plan', from: sql`maintenance_task r`, name: sql`r.title` },
  doneTask: { section: 'archived-tasks', from: sql`maintenance_occurrence r`, name: sql`r.title` },
  planDocument: { section: 'maintenance-plan', from: sql`plan_document r`, name: sql`r.custom_name` },
  planReport: { section: 'maintenance-reports', from: sql`maintenance_report r`, name: sql`r.title` },
  planImport: { section: 'maintenance-plan', from: sql`plan_import r`, name: sql`r.file_name` },
  planConfirmation: { section: 'maintenance-plan', from: sql`maintenance_occurrence r`, name: sql`r.title` },
  planSupplier: { section: 'maintenance-participants', from: sql`maintenance_supplier r`, name: sql`r.name` },
  project: { section: 'projects', from: sql`project r`, name: sql`r.name` },
  controlArea: { section: 'projects', from: sql`control_area r`, name: sql`r.name`, type: sql`r.code` },
  controlled: { section: 'projects', from: sql`control_point r`, name: sql`r.name`, type: sql`r.code` },
  projectDocuments: { section: 'projects', from: sql`project_document_list r join project p on p.id = r.project_id`, name: sql`p.name` },
  projectBudget: { section: 'projects', from: sql`project_budget r join project p on p.id = r.project_id`, name: sql`p.name` },
  handoverBook: {
    section: 'projects',
    from: sql`handover_book r left join file f on f.id = r.pdf_file_id`,
    name: sql`'SHA-256 ' || encode(f.sha256, 'hex')`,
  },
  owedPaper: { section: 'projects', from: sql`project_document r`, name: sql`r.custom_name` },
  deviation: { section: 'projects', from: sql`project_deviation r`, name: sql`left(r.text, 80)` },
  publicLink: { section: 'access-management', from: sql`public_link r`, name: sql`r.name` },
}

/** Of the record that an entry is about, by its id; one of another estate is none. */
const ofRecord = (of: 'name' | 'type') => (entry: Path<AuditEntry>, viewer: ViewerKind) => {
  const cases = Object.entries(kept).flatMap(([record, { section, from, [of]: value }]) => {
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
