const file = 'id name type size url width height'
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

const companySearch = `query CompanySearch($searchValue: String) {
  companiesInRegister(searchValue: $searchValue) { companies { id organizationNumber name address addressLine1 postalCode city } }
}`

const addressSearch = `query AddressSearch($searchValue: String) {
  addresses(searchValue: $searchValue) { addresses { name addressLine1 postalCode city municipalityNumber gnr bnr fnr } }
}`

/** What the screens ask for, said once for every server that answers. */
export const documents = { estateList, estateSummary, reportArchive, companyUsers, companySearch, addressSearch, saveReport }
