import { reportArchiveInput, reportDocumentInput, saveReportDocumentInput } from '#schema/estates/reportArchive.input.ts'
import { saving } from '#server/access/deeds.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { removesRecord, savesRecord } from '#server/estates/records.ts'
import { query } from '#server/kernel/operation.ts'
import { ReportDocument } from './reportDocument.entity.ts'

export const reportDocuments = query({
  name: 'reportDocuments',
  input: reportArchiveInput,
  permission: onEstate('read', 'report-archive'),
  rows: ({ scope }) => scope.rows(ReportDocument).newestFirst(),
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
  file: 'fileId',
})
