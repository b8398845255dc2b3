import { file, pageInfo } from './parts.ts'

const orderRow = 'id projectId number type status title trade subcontractorName dueDate net vat gross movedAt isUnseen may'
const orderLine = 'id orderId description quantity unit unitPrice vatRate discount net'

const orders = (name: string) => `query ${name}($after: String) {
  orders(only: processing, first: 20, after: $after) {
    totalCount
    edges { cursor node { ${orderRow} } }
    ${pageInfo}
  }
}`

const order = `query Order($orderId: ID!) {
  order(orderId: $orderId) {
    ${orderRow} description subcontractorId buildingName validUntil priceKind whyOutside askedOn daysAdded side madeBy releasedAt version createdAt
    lines { ${orderLine} }
    events { id action words by side createdAt }
  }
}`

const saveOrderLine = `mutation SaveOrderLine($input: SaveOrderLineInput!) {
  saveOrderLine(input: $input) { ${orderLine} }
}`

const approveOrder = `mutation ApproveOrder($input: ApproveOrderInput!) {
  approveOrder(input: $input) { ${orderRow} version }
}`

const projectEstate = 'estate { estateId addressLine1 addressLine2 }'

const projects = (name: string) => `query ${name}($after: String) {
  projects(status: ACTIVE, first: 8, after: $after) {
    totalCount
    edges { cursor node {
      id name projectNumber isCompleted startDate endDate closedAt companyName unseenOrderCount openDeviationCount customer { accountId name }
      ${projectEstate} image { ${file} } pointCount completedPointCount
    } }
    ${pageInfo}
  }
}`

const projectFrame = `id name projectNumber type isCompleted startDate endDate closedAt companyName canEditProject canAccessOrders canViewBudget
    needsVerification may ${projectEstate} image { ${file} }`
const areaCard = `id projectId type name ownName renovationType partyName isDisabled isCompleted pointCount completedPointCount verifiedPointCount
      version`

const projectOverview = `query ProjectOverview($projectId: ID!) {
  project(projectId: $projectId) {
    ${projectFrame}
    description unseenOrderCount openDeviationCount architectDrawingCount deliveryDocumentCount customer { accountId name }
    participants { id role name company state }
    controlAreas { ${areaCard} }
  }
}`

const controlArea = `query ProjectControlArea($projectId: ID!, $controlAreaId: ID!) {
  project(projectId: $projectId) { ${projectFrame} }
  controlArea(projectId: $projectId, controlAreaId: $controlAreaId) {
    ${areaCard} completedAt completedBy
    points { id controlAreaId name isDisabled isCompleted completedBy isVerified verifiedBy fileCount version }
  }
}`

const publicProject = `query SharedProject($projectId: ID!) {
  project(projectId: $projectId) {
    id name projectNumber type renovationPresets ${projectEstate} image { ${file} } startDate endDate description isCompleted status closedAt
    companyName canEditProject architectDrawingCount deliveryDocumentCount pointCount completedPointCount
    controlAreas { id name type renovationType partyName isDisabled isCompleted pointCount completedPointCount }
  }
}`

const completePoint = `mutation CompletePoint($input: ChangeControlPointInput!) {
  changeControlPoint(input: $input) { id type name comment isDisabled isCompleted completedAt completedBy isCompletedByMe isVerified fileCount version }
}`

const customerProjectOptions = `query CustomerProjectOptions {
  customerProjectOptions {
    customers { firstName lastName email phoneNumber }
    people { accountId name leads }
    subcontractors { subcontractorId name trade }
    templates { templateId name work areas { name pointCount } }
  }
}`

const startProjectForCustomer = `mutation StartProjectForCustomer($input: StartProjectForCustomerInput!) {
  startProjectForCustomer(input: $input) { id }
}`

const supplierErrand = `query SupplierErrand($linkKey: String!) {
  supplierErrand(linkKey: $linkKey) {
    project address company firm expiresAt
    papers { code paper neededBy isDelivered }
    prices { quotationId title description status answerBy dueDate version answeredAt startsOn endsOn validUntil daysAdded reservations gross isOpen
      lines { id description quantity unit unitPrice vatRate discount net } }
    areas { name points { name helpText isCompleted } }
  }
}`

/** What the screens of projects and orders ask for. */
export const projectDocuments = {
  orderList: orders('Orders'),
  customerOrders: orders('OrdersOfCustomer'),
  firmOrders: orders('OrdersOfFirm'),
  order,
  saveOrderLine,
  approveOrder,
  projectList: projects('Projects'),
  customerProjects: projects('ProjectsOfCustomer'),
  firmProjects: projects('ProjectsOfFirm'),
  projectOverview,
  controlArea,
  publicProject,
  completePoint,
  customerProjectOptions,
  startProjectForCustomer,
  supplierErrand,
}
