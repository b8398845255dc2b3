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
  /** Whether only the product answers: LIMIT would be as much as the product itself. */
  isOursAlone: boolean
  /** What each call uses up, so that none can be made twice: an upload that it takes over, an open point that it completes, an order that it approves, a day on which a task is done, or a place where nothing stands yet. */
  usesUp: 'upload' | 'point' | 'order' | 'day' | 'place' | null
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
  'estateDeletions',
  'companyUsers',
  'search',
  'companySearch',
  'addressSearch',
  'planOverview',
  'planArea',
  'yearWheel',
  'assignedPlans',
  'orderList',
  'customerOrders',
  'firmOrders',
  'order',
  'projectList',
  'customerProjects',
  'firmProjects',
  'projectOverview',
  'controlArea',
  'publicProject',
  'buildingBudgets',
  'forecast',
  'portfolio',
  'yearlyReports',
  'starterPlan',
  'customerProjectOptions',
  'supplierErrand',
  'saveReport',
  'saveRoom',
  'saveTask',
  'archiveTask',
  'saveOrderLine',
  'completePoint',
  'approveOrder',
  'saveBudget',
  'startProjectForCustomer',
] as const
export type OperationName = (typeof names)[number]

const read = {
  kind: 'read',
  nested: false,
  hasPeers: false,
  isCompiled: true,
  isOursAlone: false,
  usesUp: null,
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
  {
    name: 'estateDeletions',
    title: 'what was deleted lately',
    document: documents.estateDeletions,
    ...register,
    isOursAlone: true,
  },
  { name: 'companyUsers', title: 'people of a company', document: documents.companyUsers, ...read },
  { name: 'search', title: 'anything by its words', document: documents.search, ...register, isOursAlone: true },
  { name: 'companySearch', title: 'company search', document: documents.companySearch, ...register },
  { name: 'addressSearch', title: 'address search', document: documents.addressSearch, ...register },
  { name: 'planOverview', title: 'maintenance plan', document: documents.planOverview, ...large },
  { name: 'planArea', title: 'area with its tasks', document: documents.planArea, ...large },
  { name: 'yearWheel', title: 'year wheel', document: documents.yearWheel, ...register },
  { name: 'assignedPlans', title: 'plans assigned to a company', document: documents.assignedPlans, ...read, hasChecks: false },
  { name: 'orderList', title: 'orders in progress', document: documents.orderList, ...large, hasChecks: false },
  { name: 'customerOrders', title: 'the same, as their customer', document: documents.customerOrders, ...read, hasChecks: false },
  { name: 'firmOrders', title: 'the same, as a firm that was called in', document: documents.firmOrders, ...large, hasChecks: false },
  { name: 'order', title: 'order with its lines', document: documents.order, ...read },
  { name: 'projectList', title: 'list of projects', document: documents.projectList, ...large, hasChecks: false },
  { name: 'customerProjects', title: 'the same, as their customer', document: documents.customerProjects, ...read, hasChecks: false },
  { name: 'firmProjects', title: 'the same, as a firm that was called in', document: documents.firmProjects, ...large, hasChecks: false },
  { name: 'projectOverview', title: 'overview of a project', document: documents.projectOverview, ...read },
  { name: 'controlArea', title: 'control area with its points', document: documents.controlArea, ...read },
  { name: 'publicProject', title: 'project by public link', document: documents.publicProject, ...read },
  { name: 'buildingBudgets', title: 'budgets of a year', document: documents.buildingBudgets, ...register },
  { name: 'forecast', title: 'forecast', document: documents.forecast, ...register, isOursAlone: true },
  { name: 'portfolio', title: 'portfolio', document: documents.portfolio, ...read, hasChecks: false },
  { name: 'yearlyReports', title: 'list of yearly reports', document: documents.yearlyReports, ...read },
  { name: 'starterPlan', title: 'tasks to begin a plan with', document: documents.starterPlan, ...register, isOursAlone: true },
  {
    name: 'customerProjectOptions',
    title: 'what a project for somebody new is chosen from',
    document: documents.customerProjectOptions,
    ...register,
    isOursAlone: true,
  },
  {
    name: 'supplierErrand',
    title: 'what a firm is asked for, by its link',
    document: documents.supplierErrand,
    ...register,
    isOursAlone: true,
  },
  { name: 'saveReport', title: 'save a report', document: documents.saveReport, ...command, hasPeers: true, usesUp: 'upload' },
  { name: 'saveRoom', title: 'save a room', document: documents.saveRoom, ...command },
  { name: 'saveTask', title: 'save a task', document: documents.saveTask, ...command },
  { name: 'archiveTask', title: 'archive a task', document: documents.archiveTask, ...command, isCompiled: false, usesUp: 'day' },
  { name: 'saveOrderLine', title: 'save a line of an order', document: documents.saveOrderLine, ...command, isCompiled: false },
  {
    name: 'completePoint',
    title: 'complete a control point',
    document: documents.completePoint,
    ...command,
    isCompiled: false,
    usesUp: 'point',
  },
  {
    name: 'approveOrder',
    title: 'approve an order',
    document: documents.approveOrder,
    ...command,
    isCompiled: false,
    isOursAlone: true,
    usesUp: 'order',
  },
  { name: 'saveBudget', title: 'save a budget', document: documents.saveBudget, ...command, isCompiled: false, isOursAlone: true },
  {
    name: 'startProjectForCustomer',
    title: 'start a project for somebody new',
    document: documents.startProjectForCustomer,
    ...command,
    isCompiled: false,
    isOursAlone: true,
    usesUp: 'place',
  },
]
