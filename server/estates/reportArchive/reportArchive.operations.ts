import { timeZone } from '#schema/day.ts'
import { reportArchiveInput, reportDocumentInput, saveReportDocumentInput } from '#schema/estates/reportArchive.input.ts'
import { saving } from '#server/access/deeds.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { removesRecord, savesRecord } from '#server/estates/records.ts'
import { query } from '#server/kernel/operation.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { containing } from '#server/kernel/read/search.ts'
import { type Hole, Param, raw, sql } from '#server/kernel/read/sql.ts'
import { ReportDocument } from './reportDocument.entity.ts'

const norway = raw(`'${timeZone}'`)
/** The day that it bears, else the day it was added. */
const dayOf = ({ reportDate, createdAt }: Path<ReportDocument>) => sql`coalesce(${reportDate}, (${createdAt} at time zone ${norway})::date)`
/** The higher, the nearer the top. */
const placeIn = (order: Hole, report: Path<ReportDocument>) =>
  sql`case ${order}::text when 'dated' then ${dayOf(report)} - date '1800-01-01' when 'oldest' then date '2200-01-01' - ${dayOf(report)} else 0 end`

export const reportDocuments = query({
  name: 'reportDocuments',
  input: reportArchiveInput,
  mayBeOld: true,
  permission: onEstate('read', 'report-archive'),
  rows({ scope, input }) {
    const reports = scope
      .rows(ReportDocument)
      .matching(input.search, ({ customName, file }, words) => containing(sql`folded(${customName} || ' ' || ${file.name})`, words))
      .matching(input.reportType, ({ reportType }, wanted) => sql`${reportType} = coalesce(${wanted}::text, ${reportType})`)
      .matching(input.year, (report, wanted) => sql`(${wanted}::int is null or extract(year from ${dayOf(report)}) = ${wanted}::int)`)
    if (input.order instanceof Param && input.order.given === false) return reports.newestFirst()
    return reports.byHighest((report) => [placeIn(input.order, report)])
  },
})

export const saveReportDocument = savesRecord({
  name: 'saveReportDocument',
  input: saveReportDocumentInput,
  permission: onEstate(saving(), 'report-archive'),
  entity: ReportDocument,
  fields: ['reportType', 'customName', 'reportDate'],
  file: 'fileId',
})

export const deleteReportDocument = removesRecord({
  name: 'deleteReportDocument',
  input: reportDocumentInput,
  permission: onEstate('delete', 'report-archive'),
  entity: ReportDocument,
  deleted: { kind: 'report', name: ({ customName }) => customName },
})
