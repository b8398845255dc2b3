import { economyDocuments } from './economyDocuments.ts'
import { file, pageInfo } from './parts.ts'
import { projectDocuments } from './projectDocuments.ts'

const identity = `identity {
      ... on Cadastre { municipalityNumber gnr bnr fnr snr }
      ... on Share { organizationNumber shareNumber }
    }`
const report = `id reportType customName reportDate createdAt version file { ${file} }`

const estateList = `query EstateList($after: String) {
  estates(first: 20, after: $after) {
    edges { node { id addressLine1 addressLine2 ${identity} houseType builtYear image { ${file} } may } }
    pageInfo { hasNextPage endCursor }
  }
}`

const estateSummary = `query EstateSummary($estateId: ID!) {
  estate(estateId: $estateId) {
    id addressLine1 addressLine2 ${identity} ownershipKind houseType builtYear plotAreaM2
    contactName contactPhoneNumber contactEmail image { ${file} } may
    reportDocuments(first: 3) { totalCount edges { node { ${report} } } }
  }
}`

const estateDeletions = `query EstateDeletions($estateId: ID!, $after: String) {
  estateDeletions(estateId: $estateId, first: 100, after: $after) {
    totalCount
    edges { cursor node { id kind recordId name deletedByName deletedAt restorableUntil pictureCount paperCount size } }
    pageInfo { hasNextPage endCursor }
  }
}`

const reportArchive = `query ReportArchive($estateId: ID!, $after: String) {
  reportDocuments(estateId: $estateId, first: 20, after: $after) {
    totalCount
    edges { cursor node { ${report} } }
    pageInfo { hasNextPage endCursor }
  }
}`

const saveReport = `mutation SaveReport($input: SaveReportDocumentInput!) {
  saveReportDocument(input: $input) { ${report} }
}`

const companyUsers = `query CompanyUsers($companyId: ID!, $after: String) {
  companyUsers(companyId: $companyId, first: 20, after: $after) {
    totalCount
    edges { node { id name firstName lastName email phone roles isDisabled isInvited createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`

const search = `query Search($text: String!) {
  search(text: $text) {
    estateCount projectCount
    matches { kind recordId title place number amount excerpt paperKind list estateId projectId buildingId areaId }
  }
}`

const companySearch = `query CompanySearch($searchValue: String) {
  companiesInRegister(searchValue: $searchValue) { companies { id organizationNumber name address addressLine1 postalCode city } }
}`

const addressSearch = `query AddressSearch($searchValue: String) {
  addresses(searchValue: $searchValue) { addresses { name addressLine1 postalCode city municipalityNumber gnr bnr fnr } }
}`

const frame = `id addressLine1 addressLine2 ${identity} ownershipKind houseType builtYear plotAreaM2 image { ${file} } contactName may`

const estateDetails = `query EstateDetails($estateId: ID!, $after: String) {
  estate(estateId: $estateId) { ${frame} }
  floors(estateId: $estateId, first: 3, after: $after) {
    totalCount
    edges { cursor node { id type name roomCount areaM2 version
      rooms(first: 6) {
        totalCount
        edges { cursor node { id type name areaM2 commentCount version
          comments(first: 2) { edges { node { id text authorName version createdAt updatedAt pictures { id file { ${file} } } } } }
        } }
        ${pageInfo}
      }
    } }
    ${pageInfo}
  }
}`

const technical = `technicalInformation { id heating waterSupply sewer electricity energyGrade radonMeasuredOn radonBq internet version }`
const buildings = (first: number) => `buildings(first: ${first}) {
      totalCount
      edges { cursor node {
        id name houseType builtYear grossAreaM2 drawingCount otherDocumentCount controlPointCount completedControlPointCount
        parts { id code conditionGrade }
      } }
      ${pageInfo}
    }`

const technicalInformation = `query TechnicalInformation($estateId: ID!) {
  estate(estateId: $estateId) {
    ${frame}
    ${technical}
    ${buildings(20)}
  }
}`

const documentSearch = `query FindDocuments($estateId: ID!, $search: String, $after: String) {
  documentSearch(estateId: $estateId, search: $search, first: 20, after: $after) {
    totalCount
    edges { cursor node { id kind section recordId buildingId name createdAt excerpt file { ${file} } } }
    ${pageInfo}
  }
}`

const publicEstate = `query SharedEstate {
  sharedEstate {
    ${frame}
    contactPhoneNumber contactEmail
    reportDocuments(first: 3) { totalCount edges { cursor node { ${report} } } ${pageInfo} }
  }
}`

const integratorQuery = `query Synchronise($estateId: ID!) {
  estate(estateId: $estateId) {
    id addressLine1 addressLine2 ${identity} builtYear
    ${technical}
    ${buildings(5)}
  }
}`

const saveRoom = `mutation CreateRoom($input: CreateRoomInput!) {
  createRoom(input: $input) { id type name areaM2 commentCount version }
}`

const areaLine = 'id buildingId code name conditionGrade consequenceGrade risk taskCount nextDate version'

const planOverview = `query PlanOverview($estateId: ID!) {
  maintenanceBuildings(estateId: $estateId, first: 20) {
    totalCount
    edges { node { id name houseType areaCount taskCount areas { ${areaLine} } } }
  }
}`

const taskLine = 'id title priority trade startDate period interval endDate basis status nextDate'

const planArea = `query PlanArea($estateId: ID!, $areaId: ID!) {
  maintenanceArea(estateId: $estateId, areaId: $areaId) { ${areaLine} building { id name houseType } tasks { ${taskLine} } }
}`

const yearWheel = `query YearWheel($estateId: ID!, $year: Int) {
  yearWheel(estateId: $estateId, year: $year) {
    id year today
    months { month count doneCount overdueCount marks { id taskId title priority buildingName areaCode dueDate date state } }
  }
}`

const assignedPlans = `query AssignedPlans($search: String, $after: String) {
  assignedPlans(search: $search, first: 20, after: $after) {
    totalCount
    edges { cursor node {
      id estateId status addressLine1 addressLine2 owners contactName contactPhoneNumber trade openTaskCount overdueCount nextDate requestedAt
    } }
    ${pageInfo}
  }
}`

const saveTask = `mutation CreateTask($input: CreateMaintenanceTaskInput!) {
  createMaintenanceTask(input: $input) { ${taskLine} version }
}`

const archiveTask = `mutation ArchiveTask($input: ArchiveMaintenanceTaskInput!) {
  archiveMaintenanceTask(input: $input) { id awaitsConfirmation taskId title priority buildingName areaCode dueDate doneDate cost comment }
}`

/** What the screens ask for, said once for every server that answers. */
export const documents = {
  estateList,
  estateSummary,
  estateDetails,
  technicalInformation,
  documentSearch,
  estateDeletions,
  reportArchive,
  publicEstate,
  integratorQuery,
  companyUsers,
  search,
  companySearch,
  addressSearch,
  saveReport,
  saveRoom,
  planOverview,
  planArea,
  yearWheel,
  assignedPlans,
  saveTask,
  archiveTask,
  ...projectDocuments,
  ...economyDocuments,
}
