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
  /** Whether its statements are compiled from the call, which can be sent one by one. */
  isCompiled: boolean
  /** Whether each call takes over an upload, so that none can be made twice. */
  takesUpload: boolean
  /** Whether it is also asked of an estate that holds far more than a page. */
  isOfLarge: boolean
  /** Whether its checks are statements' conditions that can be left out. */
  hasChecks: boolean
}

const names = [
  'estateList',
  'estateSummary',
  'estateDetails',
  'technicalInformation',
  'documentSearch',
  'reportArchive',
  'publicReportArchive',
  'publicEstate',
  'integratorQuery',
  'companyUsers',
  'companySearch',
  'addressSearch',
  'planOverview',
  'planArea',
  'yearWheel',
  'assignedPlans',
  'saveReport',
  'saveRoom',
  'saveTask',
  'archiveTask',
] as const
export type OperationName = (typeof names)[number]

const read = {
  kind: 'read',
  nested: false,
  hasPeers: false,
  isCompiled: true,
  takesUpload: false,
  isOfLarge: false,
  hasChecks: true,
} as const
const nested = { ...read, nested: true, hasPeers: true } as const
const large = { ...read, isOfLarge: true } as const
const register = { ...read, isCompiled: false, hasChecks: false } as const
const command = { ...read, kind: 'command', hasChecks: false } as const

export const operations: readonly Operation[] = [
  // Where checks are the rows themselves, they can't be left out.
  { name: 'estateList', title: 'list of estates', document: documents.estateList, ...nested, hasChecks: false },
  { name: 'estateSummary', title: 'summary of an estate', document: documents.estateSummary, ...nested },
  { name: 'estateDetails', title: 'estate with floors, rooms and comments', document: documents.estateDetails, ...large },
  { name: 'technicalInformation', title: 'technical information and buildings', document: documents.technicalInformation, ...large },
  { name: 'documentSearch', title: 'documents of an estate', document: documents.documentSearch, ...large, hasChecks: false },
  { name: 'reportArchive', title: 'report archive', document: documents.reportArchive, ...nested },
  { name: 'publicReportArchive', title: 'report archive by public link', document: documents.reportArchive, ...nested },
  { name: 'publicEstate', title: 'estate by public link', document: documents.publicEstate, ...read },
  { name: 'integratorQuery', title: 'a program, by public link', document: documents.integratorQuery, ...read },
  { name: 'companyUsers', title: 'people of a company', document: documents.companyUsers, ...read },
  { name: 'companySearch', title: 'company search', document: documents.companySearch, ...register },
  { name: 'addressSearch', title: 'address search', document: documents.addressSearch, ...register },
  { name: 'planOverview', title: 'maintenance plan', document: documents.planOverview, ...large },
  { name: 'planArea', title: 'area with its tasks', document: documents.planArea, ...large },
  { name: 'yearWheel', title: 'year wheel', document: documents.yearWheel, ...register },
  { name: 'assignedPlans', title: 'plans assigned to a company', document: documents.assignedPlans, ...read, hasChecks: false },
  { name: 'saveReport', title: 'save a report', document: documents.saveReport, ...command, hasPeers: true, takesUpload: true },
  { name: 'saveRoom', title: 'save a room', document: documents.saveRoom, ...command },
  { name: 'saveTask', title: 'save a task', document: documents.saveTask, ...command },
  { name: 'archiveTask', title: 'archive a task', document: documents.archiveTask, ...command, isCompiled: false },
]
