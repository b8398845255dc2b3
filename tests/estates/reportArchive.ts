import type { TestEstate } from '#tests/support/world/world.ts'

export const LIST = `query ($estateId: ID!, $search: String, $reportType: ReportType, $year: Int, $order: ReportOrder, $first: Int, $after: String) {
  reportDocuments(estateId: $estateId, search: $search, reportType: $reportType, year: $year, order: $order, first: $first, after: $after) {
    totalCount
    edges { node { id reportType customName reportDate version file { id name url } } }
    pageInfo { hasNextPage endCursor }
  }
}`
export const SAVE = `mutation ($input: SaveReportDocumentInput!) { saveReportDocument(input: $input) { id reportType customName reportDate version file { name } } }`
export const DELETE = `mutation ($estateId: ID!, $id: ID!) { deleteReportDocument(input: { estateId: $estateId, id: $id }) { id } }`

export type Listed = {
  totalCount: number
  edges: { node: { id: string; customName: string; version: number } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
export const archiveOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/estate/${id}/report-archive`

/** A new report with a file that its owner has just uploaded. */
export const report = async ({ id: estateId, owner }: TestEstate, customName = 'Tak') => ({
  estateId,
  reportType: 'damageReport',
  customName,
  fileId: await owner.upload('tak.pdf'),
})

export async function saved(estate: TestEstate, customName?: string) {
  const { data } = await estate.owner.gql(SAVE, { input: await report(estate, customName) })
  return data['saveReportDocument'] as { id: string; version: number }
}

export const listed = async ({ id: estateId, owner }: TestEstate) => (await owner.gql(LIST, { estateId })).data['reportDocuments'] as Listed
