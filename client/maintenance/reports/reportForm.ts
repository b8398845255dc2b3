import { array, string } from 'yup'
import { today } from '#schema/day.ts'
import { mostReportDocuments, reportForm, usualYears } from '#schema/maintenance/reports.input.ts'
import type { Report, ReportInput } from './useReports.ts'

const ids = () => array().of(string().required())
export const reportRules = reportForm
  .omit(['documents'])
  .shape({ documents: ids().max(mostReportDocuments, 'tooMany'), uploads: ids().max(mostReportDocuments, 'tooMany') })

const thisYear = () => Number(today().slice(0, 4))

export const valuesOf = (report?: Report) => ({
  title: report?.title ?? '',
  reportType: report?.reportType ?? 'conditionReport',
  fromYear: String(report?.fromYear ?? thisYear()),
  toYear: String(report?.toYear ?? thisYear() + usualYears - 1),
  buildingIds: report?.buildingIds ?? [],
  summary: report?.summary ?? '',
  condition: report?.condition ?? '',
  proposals: report?.proposals ?? '',
  economy: report?.economy ?? '',
  imageFileId: report?.image?.id ?? '',
  scenarioId: report?.scenarioId ?? '',
  authorAccountId: report?.authorAccountId ?? '',
  recipientIds: report?.recipientIds ?? [],
  /** Files that stand with it already, or elsewhere on the estate. */
  documents: report?.documents?.map(({ file }) => file.id) ?? [],
  uploads: [] as string[],
  version: report?.version ?? 0,
})
export type ReportValues = ReturnType<typeof valuesOf>

/** Papers by what they are called; an upload has its file's name. */
export function inputOf(values: ReportValues, named: ReadonlyMap<string, string>): ReportInput {
  const { documents, uploads, ...said } = reportRules.cast(values, { stripUnknown: true })
  return {
    ...said,
    documents: [
      ...(documents ?? []).map((fileId) => ({ fileId, customName: named.get(fileId) ?? null })),
      ...(uploads ?? []).map((fileId) => ({ fileId })),
    ],
  }
}
