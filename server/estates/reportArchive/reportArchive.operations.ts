import { reportArchiveInput, reportDocumentInput, saveReportDocumentInput } from '#schema/estates/reportArchive.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { ReportDocument } from './reportDocument.entity.ts'

export const reportDocuments = query({
  name: 'reportDocuments',
  input: reportArchiveInput,
  permission: onEstate('read', 'report-archive'),
  rows: ({ scope }) => scope.rows(ReportDocument).newestFirst(),
})

export const saveReportDocument = command({
  name: 'saveReportDocument',
  input: saveReportDocumentInput,
  permission: onEstate('update', 'report-archive'),
  async run({ scope, input: { id, version, fileId, reportType, customName, reportDate } }) {
    if (fileId) await scope.adoptFile(fileId)
    const values = { customName, reportDate: reportDate || null, ...(reportType && { reportType }), ...(fileId && { fileId }) }
    const { written, before } = await scope.rows(ReportDocument).save({ id, version }, values, { whenNew: ['fileId'] })
    if (fileId && before) await scope.releaseFile(before.fileId)
    return written
  },
})

export const deleteReportDocument = command({
  name: 'deleteReportDocument',
  input: reportDocumentInput,
  permission: onEstate('update', 'report-archive'),
  async run({ scope, input: { id } }) {
    const { fileId } = await scope.rows(ReportDocument).remove(id)
    await scope.releaseFile(fileId)
    return new Done(id)
  },
})
