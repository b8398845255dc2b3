import type { OperationName } from '../operations/operations.ts'
import { buildingBudgets, portfolio, yearlyReports } from './economy.ts'
import { customerOrders, firmOrders, order, orderList, orderRights, saveOrderLine } from './orders.ts'
import { completePoint, controlArea, customerProjects, firmProjects, projectList, projectOverview } from './projects.ts'
import { controlNames, rightsInProjects } from './projectSql.ts'
import { allows, byEstate, idOf, may, onEstate, session, type Variables, type Writer } from './values.ts'
import type { Account } from './viewers.ts'

const hundredths = (value: unknown) => Math.round((value as number) * 100)
const onProject = (account: Account, { projectId }: Variables) => [
  ...session(account),
  idOf(projectId),
  account.companyId,
  rightsInProjects,
  controlNames,
]

/** Of projects, their orders and the economy of estates. */
export const ofWork = {
  orderList: (account) => ({ name: 'orderList', text: orderList, values: [...session(account), orderRights, account.companyId] }),
  customerOrders: (account) => ({ name: 'customerOrders', text: customerOrders, values: [...session(account), orderRights] }),
  firmOrders: (account) => ({ name: 'firmOrders', text: firmOrders, values: [...session(account), orderRights, account.companyId] }),
  order: (account, { variables }) => ({
    name: 'order',
    text: order,
    values: [...session(account), idOf(variables['orderId']), account.companyId, orderRights],
  }),
  projectList: (account) => ({ name: 'projectList', text: projectList, values: [...session(account), account.companyId] }),
  customerProjects: (account) => ({ name: 'customerProjects', text: customerProjects, values: [...session(account), account.open] }),
  firmProjects: (account) => ({ name: 'firmProjects', text: firmProjects, values: [...session(account), account.companyId] }),
  projectOverview: (account, { variables }) => ({ name: 'projectOverview', text: projectOverview, values: onProject(account, variables) }),
  controlArea: (account, { variables }) => ({
    name: 'controlArea',
    text: controlArea,
    values: [...onProject(account, variables), idOf(variables['controlAreaId'])],
  }),
  buildingBudgets: (account, { variables: { estateId, year } }) => ({
    name: 'buildingBudgets',
    text: buildingBudgets,
    values: [...onEstate(account, estateId, may, allows('read maintenance-economy')), year],
  }),
  portfolio: (account) => ({
    name: 'portfolio',
    text: portfolio,
    values: [...session(account), account.ownersMay, account.usuallyMay, account.closed],
  }),
  yearlyReports: byEstate('yearlyReports', yearlyReports, may, allows('read maintenance-reports')),
  saveOrderLine(account, { variables, address, requestId }) {
    const { orderId, id, description, quantity, unit, unitPrice, vatRate, discount } = variables['input'] as Variables
    const line = [description, hundredths(quantity) * 10, unit, hundredths(unitPrice), vatRate, hundredths(discount)]
    const values = [...session(account), idOf(orderId), account.companyId, idOf(id), ...line]
    return { name: 'saveOrderLine', text: saveOrderLine, values: [...values, account.userId, address, requestId] }
  },
  completePoint(account, { variables, address, requestId }) {
    const { projectId, controlAreaId, controlPointId, version } = variables['input'] as Variables
    const point = [idOf(controlAreaId), idOf(controlPointId), version, controlNames]
    const values = [...session(account), idOf(projectId), account.companyId, ...point]
    return { name: 'completePoint', text: completePoint, values: [...values, account.userId, address, requestId] }
  },
} satisfies Partial<Record<OperationName, Writer>>
