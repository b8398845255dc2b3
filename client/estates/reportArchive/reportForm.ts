import type { ReportType } from '#client/generated/graphql.ts'
import { saveReportDocumentInput } from '#schema/estates/reportArchive.input.ts'
import type { Report, ReportInput } from './useReportArchive.ts'

/** What stands in the form. Nothing is chosen or written yet where it is empty. */
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

export const inputOf = (values: ReportValues): ReportInput => ({
  ...values,
  reportType: values.reportType as ReportType,
  reportDate: values.reportDate || null,
  fileId: values.fileId || null,
})

const written = ['reportType', 'customName', 'reportDate'] as const

/** What was typed stays; what was left as it was becomes what it is now. */
export function ontoNewest(typed: ReportValues, before: ReportValues, newest: ReportValues): ReportValues {
  const kept = written.filter((field) => typed[field] !== before[field])
  return { ...newest, fileId: typed.fileId, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) }
}

/** Where what was typed is another than what somebody else has saved meanwhile. */
export const differences = (typed: ReportValues, newest: ReportValues) => written.filter((field) => typed[field] !== newest[field])
