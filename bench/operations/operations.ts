import { documents } from './documents.ts'

export interface Operation {
  name: OperationName
  title: string
  document: string
  kind: 'read' | 'command'
  /** Whether its answer nests records in records, which is what loaders are for. */
  nested: boolean
}

const names = ['estateList', 'estateSummary', 'reportArchive', 'publicReportArchive', 'saveReport'] as const
export type OperationName = (typeof names)[number]

export const operations: readonly Operation[] = [
  { name: 'estateList', title: 'list of estates', document: documents.estateList, kind: 'read', nested: true },
  { name: 'estateSummary', title: 'summary of an estate', document: documents.estateSummary, kind: 'read', nested: true },
  { name: 'reportArchive', title: 'report archive', document: documents.reportArchive, kind: 'read', nested: true },
  { name: 'publicReportArchive', title: 'report archive by public link', document: documents.reportArchive, kind: 'read', nested: true },
  { name: 'saveReport', title: 'save a report', document: documents.saveReport, kind: 'command', nested: false },
]
