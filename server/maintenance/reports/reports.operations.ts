import { uploadToEstateInput } from '#schema/estates/estateFiles.input.ts'
import {
  createReportInput,
  reportFileInput,
  reportInput,
  reportsInput,
  reportsOfEstateInput,
  updateReportInput,
} from '#schema/maintenance/reports.input.ts'
import { changesReports, makesReport, readsBelowReport, readsReports } from '#server/access/onPlan.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { uploadsDocument, uploadsPicture } from '#server/files/uploading.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer, command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { askForReport, stopReport } from './askingForReport.ts'
import { MaintenanceReport } from './maintenanceReport.entity.ts'
import { MaintenanceReportDocument } from './maintenanceReportDocument.entity.ts'
import { papersToAttach } from './papers.ts'
import { accountsOf } from './people.ts'
import { changeReport, removeReport, writeReport } from './writingReport.ts'

export const maintenanceReports = query({
  name: 'maintenanceReports',
  input: reportsInput,
  permission: readsReports,
  rows: ({ scope }) => scope.rows(MaintenanceReport).newestFirst(),
})

export const maintenanceReport = query({
  name: 'maintenanceReport',
  input: reportInput,
  permission: readsReports,
  rows: ({ scope, input }) => scope.row(MaintenanceReport, input.reportId),
})

/** Below their report. */
export const documentsOfReport = query({
  name: 'documentsOfReport',
  input: reportInput,
  permission: readsBelowReport,
  rows: ({ scope, input }) =>
    scope
      .rows(MaintenanceReportDocument)
      .where(({ reportId }) => sql`${reportId} = ${input.reportId}`)
      .by(() => []),
})

export const reportAccounts = answer({
  name: 'reportAccounts',
  input: reportsOfEstateInput,
  permission: readsReports,
  answer: ({ grant }) => accountsOf(grant),
})

export const reportPapers = answer({
  name: 'reportPapers',
  input: reportsOfEstateInput,
  permission: readsReports,
  answer: ({ grant }) => papersToAttach(grant),
})

export const createMaintenanceReport = command({
  name: 'createMaintenanceReport',
  input: createReportInput,
  permission: changesReports('create'),
  run: ({ grant, input: { reportId, ...said } }) => writeReport(grant, reportId, said),
})

export const updateMaintenanceReport = command({
  name: 'updateMaintenanceReport',
  input: updateReportInput,
  permission: changesReports('update'),
  run: ({ grant, input: { reportId: id, version, ...said } }) => changeReport(grant, { id, version }, said),
})

export const deleteMaintenanceReport = command({
  name: 'deleteMaintenanceReport',
  input: reportInput,
  permission: changesReports('delete'),
  async run({ grant, input: { reportId } }) {
    await removeReport(grant, reportId)
    return new Done(reportId)
  },
})

export const generateMaintenanceReport = command({
  name: 'generateMaintenanceReport',
  input: reportInput,
  permission: makesReport,
  run: ({ grant, input: { reportId }, call, later }) => askForReport(grant, reportId, { language: call.language, later }),
})

export const stopMaintenanceReport = command({
  name: 'stopMaintenanceReport',
  input: reportInput,
  permission: changesReports('update'),
  run: ({ grant, input: { reportId } }) => stopReport(grant, reportId),
})

export const uploadReportImage = uploadsPicture({
  name: 'uploadReportImage',
  about: uploadToEstateInput,
  permission: changesReports('create'),
  run: ({ grant, input }) => grant.keep(input, 'maintenance-reports'),
})

export const uploadReportPaper = uploadsDocument({
  name: 'uploadReportPaper',
  about: uploadToEstateInput,
  permission: changesReports('create'),
  run: ({ grant, input }) => grant.keep(input, 'maintenance-reports'),
})

/** One's own, that no report holds. What a report holds goes with the report. */
export const deleteReportFile = command({
  name: 'deleteReportFile',
  input: reportFileInput,
  permission: changesReports('delete'),
  async run({ grant, input: { fileId } }) {
    const files = grant.rows(StoredFile, { ownerAccountId: grant.viewer.accountId!, section: 'maintenance-reports' })
    if (!(await files.get(fileId)).isTemporary) throw new AppError('cannotHandleTheRequest', { reason: 'held' })
    await files.remove(fileId)
    return new Done(fileId)
  },
})
