import type { ReportType } from '#client/generated/graphql.ts'
import { saveReportDocumentInput } from '#schema/estates/reportArchive.input.ts'
import type { Report, ReportInput } from './useReportArchive.ts'

/** What stands in the form. What is not chosen or written yet is empty. */
export interface ReportValues {
  /** A report that is not there yet has neither. */
  id: string | null
  version: number | null
  reportType: ReportType | ''
  customName: string
  reportDate: string
  fileId: string
}

export const reportRules = saveReportDocumentInput.omit(['estateId'])

export const valuesOf = (report: Report | undefined): ReportValues => ({
  id: report?.id ?? null,
  version: report?.version ?? null,
  reportType: report?.reportType ?? '',
  customName: report?.customName ?? '',
  reportDate: report?.reportDate ?? '',
  fileId: '',
})

export const inputOf = ({ reportType, reportDate, fileId, ...others }: ReportValues): ReportInput => ({
  ...others,
  // The rules have let nothing else through.
  reportType: reportType as ReportType,
  reportDate: reportDate || null,
  fileId: fileId || null,
})
