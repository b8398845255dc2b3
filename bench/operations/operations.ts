import { documents } from './documents.ts'

export interface Operation {
  name: OperationName
  title: string
  document: string
  kind: 'read' | 'command'
  /** Whether its answer nests records in records, which is what loaders are for. */
  nested: boolean
  /** Whether the peers answer it too; what reads no records of ours is held against LIMIT alone. */
  hasPeers: boolean
  /** Whether it is one compiled statement, which can be sent call by call. */
  isCompiled: boolean
}

const names = [
  'estateList',
  'estateSummary',
  'reportArchive',
  'publicReportArchive',
  'companyUsers',
  'companySearch',
  'addressSearch',
  'saveReport',
] as const
export type OperationName = (typeof names)[number]

const compared = { hasPeers: true, isCompiled: true } as const
const alone = { nested: false, hasPeers: false } as const

export const operations: readonly Operation[] = [
  { name: 'estateList', title: 'list of estates', document: documents.estateList, kind: 'read', nested: true, ...compared },
  { name: 'estateSummary', title: 'summary of an estate', document: documents.estateSummary, kind: 'read', nested: true, ...compared },
  { name: 'reportArchive', title: 'report archive', document: documents.reportArchive, kind: 'read', nested: true, ...compared },
  {
    name: 'publicReportArchive',
    title: 'report archive by public link',
    document: documents.reportArchive,
    kind: 'read',
    nested: true,
    ...compared,
  },
  { name: 'companyUsers', title: 'people of a company', document: documents.companyUsers, kind: 'read', isCompiled: true, ...alone },
  { name: 'companySearch', title: 'company search', document: documents.companySearch, kind: 'read', isCompiled: false, ...alone },
  { name: 'addressSearch', title: 'address search', document: documents.addressSearch, kind: 'read', isCompiled: false, ...alone },
  { name: 'saveReport', title: 'save a report', document: documents.saveReport, kind: 'command', nested: false, ...compared },
]
