import type { OperationName } from '../operations/operations.ts'
import { archiveTask } from './archiveTask.ts'
import { assignedPlanSearch, assignedPlans } from './assignedPlans.ts'
import { documentList, documentSearch } from './documents.ts'
import { estateDetails } from './interior.ts'
import { addressSearch, companySearch, companyUsers } from './people.ts'
import { planArea, planOverview, saveTask, yearWheel } from './plans.ts'
import { publicProject } from './projects.ts'
import { controlNames } from './projectSql.ts'
import { publicEstate } from './publicEstate.ts'
import { estateList, estateSummary, publicReportArchive, reportArchive } from './reads.ts'
import { saveReport, saveRoom } from './save.ts'
import { integratorQuery, technicalInformation } from './technical.ts'
import { allows, type Ask, byEstate, idOf, may, onEstate, session, type Statement, type Variables, type Writer } from './values.ts'
import type { LinkHolder } from './viewers.ts'
import { ofWork } from './workStatements.ts'

const wordsOf = (search: string) =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))

type OpenName = 'companySearch' | 'addressSearch'
type LinkName = 'publicReportArchive' | 'publicEstate' | 'integratorQuery' | 'publicProject'
/** What the product answers alone. */
type Unheld =
  | 'search'
  | 'estateDeletions'
  | 'forecast'
  | 'saveBudget'
  | 'approveOrder'
  | 'starterPlan'
  | 'customerProjectOptions'
  | 'supplierErrand'
  | 'startProjectForCustomer'

/** One statement an operation, its values read from the request. */
export const ofAccount: Readonly<Record<Exclude<OperationName, LinkName | OpenName | Unheld>, Writer>> = {
  estateList: (account) => ({
    name: 'estateList',
    text: estateList,
    values: [...session(account), account.ownersMay, account.usuallyMay, account.closed],
  }),
  estateSummary: byEstate('estateSummary', estateSummary, may, allows('read report-archive')),
  estateDetails: byEstate('estateDetails', estateDetails, may),
  technicalInformation: byEstate('technicalInformation', technicalInformation, may, allows('read technical-information')),
  documentSearch(account, { variables: { estateId, search } }) {
    const values = onEstate(account, estateId, (right) => right.readable)
    return search
      ? { name: 'documentSearch', text: documentSearch, values: [...values, search] }
      : { name: 'documentList', text: documentList, values }
  },
  companyUsers: (account, { variables }) => ({
    name: 'companyUsers',
    text: companyUsers,
    values: [...session(account), variables['companyId'] === account.companyId ? account.companyId : null],
  }),
  planOverview: byEstate('planOverview', planOverview, may, allows('read maintenance-plan')),
  planArea: (account, { variables: { estateId, areaId } }) => ({
    name: 'planArea',
    text: planArea,
    values: [...onEstate(account, estateId, may, allows('read maintenance-plan')), idOf(areaId)],
  }),
  yearWheel: (account, { variables: { estateId, year } }) => ({
    name: 'yearWheel',
    text: yearWheel,
    values: [...onEstate(account, estateId, may, allows('read maintenance-year-wheel')), year],
  }),
  assignedPlans(account, { variables: { search } }) {
    const values = [...session(account), account.plansOf]
    return search
      ? { name: 'assignedPlanSearch', text: assignedPlanSearch, values: [...values, wordsOf(search as string)] }
      : { name: 'assignedPlans', text: assignedPlans, values }
  },
  reportArchive: byEstate('reportArchive', reportArchive, may, allows('read report-archive')),
  saveReport(account, { variables, address, requestId }) {
    const { estateId, reportType, customName, reportDate, fileId } = variables['input'] as Variables
    const values = onEstate(account, estateId, allows('update report-archive'))
    const report = [reportType, customName, reportDate, idOf(fileId)]
    return { name: 'saveReport', text: saveReport, values: [...values, ...report, account.userId, address, requestId] }
  },
  saveRoom(account, { variables, address, requestId }) {
    const { estateId, floorId, type, name, areaM2 } = variables['input'] as Variables
    const values = onEstate(account, estateId, allows('update estate'))
    return { name: 'saveRoom', text: saveRoom, values: [...values, idOf(floorId), type, name, areaM2, account.userId, address, requestId] }
  },
  saveTask(account, { variables, address, requestId }) {
    const { estateId, areaId, title, priority, startDate, period, interval } = variables['input'] as Variables
    const values = onEstate(account, estateId, allows('update maintenance-plan'))
    const task = [idOf(areaId), title, priority, startDate, period, interval]
    return { name: 'saveTask', text: saveTask, values: [...values, ...task, account.userId, address, requestId] }
  },
  archiveTask(account, { variables, address, requestId }) {
    const { estateId, taskId, doneDate, cost, comment } = variables['input'] as Variables
    const values = onEstate(account, estateId, allows('update maintenance-plan'))
    const done = [idOf(taskId), doneDate, cost == null ? null : Math.round((cost as number) * 100), comment]
    return { name: 'archiveTask', text: archiveTask, values: [...values, ...done, account.userId, address, requestId] }
  },
  ...ofWork,
}

const links: Readonly<Record<LinkName, (holder: LinkHolder, estateId: string | null, variables: Variables) => Statement>> = {
  publicReportArchive: ({ linkId, version, readsArchive, key }, estateId) => ({
    name: 'publicReportArchive',
    text: publicReportArchive,
    values: [linkId, version, estateId, readsArchive, key],
  }),
  publicEstate: ({ linkId, version, estateId, readsArchive, key, rights }) => ({
    name: 'publicEstate',
    text: publicEstate,
    values: [linkId, version, estateId, readsArchive, key, rights],
  }),
  integratorQuery: ({ linkId, version, readsTechnical }, estateId) => ({
    name: 'integratorQuery',
    text: integratorQuery,
    values: [linkId, version, estateId, readsTechnical],
  }),
  publicProject: ({ linkId, version, estateId, readsProjects, key }, _, { projectId }) => ({
    name: 'publicProject',
    text: publicProject,
    values: [linkId, version, estateId, readsProjects, key, idOf(projectId), controlNames],
  }),
}
export const isOfLink = (name: OperationName): name is LinkName => name in links
export const ofLink = (name: LinkName, holder: LinkHolder, { variables }: Ask): Statement =>
  links[name](holder, variables['estateId'] === holder.estateId ? holder.estateId : null, variables)

const texts: Readonly<Record<OpenName, string>> = { companySearch, addressSearch }
export const isOpen = (name: OperationName): name is OpenName => name in texts
/** What anybody may ask. */
export const ofAnybody = (name: OpenName, { variables }: Ask): Statement => ({
  name,
  text: texts[name],
  values: [variables['searchValue']],
})

export const isOfAccount = (name: OperationName): name is keyof typeof ofAccount => name in ofAccount
