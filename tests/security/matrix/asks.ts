import type { TestEstate, World } from '#tests/support/world/world.ts'
import { accessLinkAsks } from './accessLinkAsks.ts'
import { accountAsks } from './accountAsks.ts'
import { administrationAsks } from './administrationAsks.ts'
import { buildingAsks } from './buildingAsks.ts'
import { claimAsks } from './claimAsks.ts'
import { companyAsks } from './companyAsks.ts'
import { controlTemplateAsks } from './controlTemplateAsks.ts'
import { deletionAsks } from './deletionAsks.ts'
import { doneAsks } from './doneAsks.ts'
import { economyAsks } from './economyAsks.ts'
import { estateAsks } from './estateAsks.ts'
import { exteriorAsks } from './exteriorAsks.ts'
import { guestAsks } from './guestAsks.ts'
import { importAsks } from './importAsks.ts'
import { interiorAsks } from './interiorAsks.ts'
import { leavingAsks } from './leavingAsks.ts'
import { licenceAsks } from './licenceAsks.ts'
import { maintenanceAsks } from './maintenanceAsks.ts'
import { moistureAsks } from './moistureAsks.ts'
import { orderAsks } from './orderAsks.ts'
import { owedPaperAsks } from './owedPaperAsks.ts'
import { paperAsks } from './paperAsks.ts'
import type { Person } from './people.ts'
import { projectAsks } from './projectAsks.ts'
import { projectInteriorAsks } from './projectInteriorAsks.ts'
import { publicLinkAsks } from './publicLinkAsks.ts'
import { quotationAsks } from './quotationAsks.ts'
import { renovationAsks } from './renovationAsks.ts'
import { reportAsks } from './reportAsks.ts'
import { severalTaskAsks } from './severalTaskAsks.ts'
import { supplierAsks } from './supplierAsks.ts'
import { supplierLinkAsks } from './supplierLinkAsks.ts'
import { supportAsks } from './supportAsks.ts'
import { technicalAsks } from './technicalAsks.ts'
import { uploadAsks } from './uploadAsks.ts'
import { wholeProjectAsks } from './wholeProjectAsks.ts'

interface RestAsk {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: unknown
  /** Bytes as they are, in place of a body. */
  content?: Buffer
  /** The version that it is of, where it has to say so. */
  version?: number
}
export const sentWith = ({ body, content, version }: Pick<RestAsk, 'body' | 'content' | 'version'>) => ({
  body: content ?? body,
  ...(version && { headers: { 'if-match': `"v${version}"` } }),
})
export interface Ask {
  graphql?: { query: string; variables?: Record<string, unknown> }
  rest?: RestAsk
  /** The same row for the holder of a link. */
  restByLink?: (key: string) => string
  /** Over REST the content comes as a file. */
  sendsFile?: boolean
}
/** Makes the same question anew for each cell, with whatever it needs, so that no cell lives off another. */
export type Asking = (world: World, estate: TestEstate, person: Person) => Promise<Ask>

async function report(estate: TestEstate) {
  const body = { customName: 'Tak', fileId: await estate.owner.upload() }
  const { body: saved } = await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, body)
  return saved['id'] as string
}
/** Only a change of an existing report can be asked by everybody alike: a new one needs an upload of one's own. */
const changed = (estate: TestEstate, id: string) => ({ estateId: estate.id, id, version: 1, reportType: 'valueRate', customName: 'Takst' })

export const asks: Readonly<Record<string, Asking>> = {
  ...estateAsks,
  ...claimAsks,
  ...leavingAsks,
  ...paperAsks,
  ...technicalAsks,
  ...uploadAsks,
  ...buildingAsks,
  ...interiorAsks,
  ...renovationAsks,
  ...exteriorAsks,
  ...guestAsks,
  ...publicLinkAsks,
  ...accountAsks,
  ...companyAsks,
  ...controlTemplateAsks,
  ...licenceAsks,
  ...supportAsks,
  ...administrationAsks,
  ...accessLinkAsks,
  ...projectAsks,
  ...projectInteriorAsks,
  ...orderAsks,
  ...quotationAsks,
  estates: async () => ({
    graphql: { query: '{ estates { edges { node { id } } } }' },
    rest: { method: 'GET', url: '/api/private/estates' },
  }),
  estate: async (_, { id: estateId }) => ({
    graphql: { query: 'query ($estateId: ID!) { estate(estateId: $estateId) { id } }', variables: { estateId } },
    rest: { method: 'GET', url: `/api/private/estate/${estateId}/details` },
    restByLink: (key) => `/api/public/${key}/estate/${estateId}/details`,
  }),
  estateOwners: async (_, { id: estateId }) => ({
    graphql: {
      query: 'query ($estateId: ID!) { estateOwners(estateId: $estateId) { edges { node { name } } } }',
      variables: { estateId },
    },
  }),
  reportDocuments: async (_, { id: estateId }) => ({
    graphql: {
      query: 'query ($estateId: ID!) { reportDocuments(estateId: $estateId) { edges { node { id } } } }',
      variables: { estateId },
    },
    rest: { method: 'GET', url: `/api/private/estate/${estateId}/report-archive` },
    restByLink: (key) => `/api/public/${key}/estate/${estateId}/report-archive`,
  }),
  saveReportDocument: async (_, estate) => {
    const input = changed(estate, await report(estate))
    return {
      graphql: { query: 'mutation ($input: SaveReportDocumentInput!) { saveReportDocument(input: $input) { id } }', variables: { input } },
      rest: { method: 'PUT', url: `/api/private/estate/${estate.id}/report-archive`, body: input },
    }
  },
  deleteReportDocument: async (_, estate) => {
    const id = await report(estate)
    return {
      graphql: {
        query: 'mutation ($estateId: ID!, $id: ID!) { deleteReportDocument(input: { estateId: $estateId, id: $id }) { id } }',
        variables: { estateId: estate.id, id },
      },
      rest: { method: 'DELETE', url: `/api/private/estate/${estate.id}/report-archive`, body: { id } },
    }
  },
  ...moistureAsks,
  ...deletionAsks,
  ...doneAsks,
  ...severalTaskAsks,
  ...maintenanceAsks,
  ...supplierAsks,
  ...economyAsks,
  ...reportAsks,
  ...importAsks,
  ...wholeProjectAsks,
  ...owedPaperAsks,
  ...supplierLinkAsks,
}
