import { createReportInput, updateReportInput } from '#schema/maintenance/reports.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { accountWith } from '#server/accounts/people/accountNames.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import { del, get, post, postFile, put, type Route } from '#server/kernel/rest.ts'
import { partCount } from '#server/maintenance/reports/paper/reportMeter.ts'
import { type MaintenanceReport, maintenanceReport as reportEntity } from './maintenanceReport.entity.ts'
import { maintenanceReportDocument } from './maintenanceReportDocument.entity.ts'
import { makesReports } from './making.ts'
import {
  createMaintenanceReport,
  deleteMaintenanceReport,
  deleteReportFile,
  documentsOfReport,
  generateMaintenanceReport,
  maintenanceReport,
  maintenanceReports,
  reportAccounts,
  reportPapers,
  stopMaintenanceReport,
  updateMaintenanceReport,
  uploadReportImage,
  uploadReportPaper,
} from './reports.operations.ts'
import { sendsReport } from './sending.ts'

const parts = raw(String(partCount))

export const graphql: GraphqlApi = {
  Query: { maintenanceReports, maintenanceReport, reportAccounts, reportPapers },
  Mutation: {
    createMaintenanceReport,
    updateMaintenanceReport,
    deleteMaintenanceReport,
    generateMaintenanceReport,
    stopMaintenanceReport,
    uploadReportImage,
    uploadReportPaper,
    deleteReportFile,
  },
  entities: [reportEntity, maintenanceReportDocument],
  types: {
    Estate: { maintenanceReports: through(maintenanceReports, { estateId: 'id' }) },
    MaintenanceReport: {
      authorName: computed<MaintenanceReport>(({ authorAccountId }) => accountWith(authorAccountId)),
      documents: through(documentsOfReport, { estateId: 'estateId', reportId: 'id' }),
      state: computed<MaintenanceReport>(
        ({ generatedAt, failure, askedAt }) => sql`case when ${generatedAt} is not null then 'made'
          when ${failure} is not null then ${failure} when ${askedAt} is not null then 'making' else 'draft' end`,
      ),
      partsMade: computed<MaintenanceReport>(
        ({ generatedAt, progress }) => sql`case when ${generatedAt} is not null then ${parts} else greatest(${progress} - 20, 0) / 7 end`,
      ),
      partCount: computed<MaintenanceReport>(({ id }) => sql`case when ${id} is not null then ${parts} end`),
      sha256: computed<MaintenanceReport>(({ fileHash }) => sql`encode(${fileHash}, 'hex')`),
    },
  },
}

const file = '{ id name type path size url }'
const facts = `reportId: id title reportType fromYear toYear buildingIds summary condition proposals economy image ${file} scenarioId authorAccountId
  authorName recipientIds state progress partsMade partCount generatedAt language pdf ${file} sha256 version createdAt updatedAt`
const answer = `{ ${facts} documents { id customName file ${file} createdAt } }`
const reports = '/api/private/maintenance-plans/report/estates/:estateId'

export const rest: Route[] = [
  postFile(`${reports}/image`, uploadReportImage, { answer: file }),
  del(`${reports}/image`, deleteReportFile, { refuses: ['held'] }),
  get(`${reports}/accounts`, reportAccounts, { answer: '{ accountId: id name kind }' }),
  post(`${reports}/create`, createMaintenanceReport, {
    answer,
    status: 201,
    takes: createReportInput.omit(['estateId']),
    refuses: ['entityAlreadyExists'],
  }),
  get(`${reports}/list`, maintenanceReports, { answer: `{ ${facts} }`, shape: 'page' }),
  get(`${reports}/list/:reportId`, maintenanceReport, { answer }),
  put(`${reports}/list/:reportId`, updateMaintenanceReport, {
    answer,
    takes: updateReportInput.omit(['estateId', 'reportId', 'version']),
    refuses: ['stale', 'transition'],
  }),
  del(`${reports}/list/:reportId`, deleteMaintenanceReport),
  del(`${reports}/generate/:reportId`, stopMaintenanceReport, { answer, refuses: ['transition'] }),
  post(`${reports}/generate/:reportId`, generateMaintenanceReport, {
    answer: '{ reportId: id }',
    sends: sendsReport,
    refuses: ['noRoom', 'transition'],
  }),
  get(`${reports}/documents`, reportPapers, { answer: '{ fileId customName name size source }' }),
  postFile(`${reports}/documents`, uploadReportPaper, { answer: file }),
  del(`${reports}/documents`, deleteReportFile, { refuses: ['held'] }),
]

export const jobs: readonly Job[] = [makesReports]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'maintenance_report', section: 'maintenance-reports' },
      { table: 'maintenance_report_document', section: 'maintenance-reports' },
    ],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  { planReport: { section: 'maintenance-reports', from: sql`maintenance_report r`, name: sql`r.title` } },
]
