import { saveArchitectDetailInput } from '#schema/estates/architectDetails.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, put, type Route } from '#server/kernel/rest.ts'
import { architectDetail, drawings, saveArchitectDetail } from './architectDetails.operations.ts'
import { Drawing, drawing } from './drawing.entity.ts'

export const graphql: GraphqlApi = {
  Query: { architectDetail },
  Mutation: { saveArchitectDetail },
  entities: [drawing],
  names: { ArchitectDetail: Building },
  types: {
    Building: {
      drawingCount: countOf(Drawing, { estateId: 'estateId', buildingId: 'id' }),
    },
    ArchitectDetail: {
      company: computed<Building>(({ architectCompany }) => sql`${architectCompany}`),
      phone: computed<Building>(({ architectPhone }) => sql`${architectPhone}`),
      email: computed<Building>(({ architectEmail }) => sql`${architectEmail}`),
      drawings: through(drawings, { estateId: 'estateId', buildingId: 'id' }),
    },
  },
}

const answer = `{ buildingId: id name architectName company phone email version
  documents: drawings { id documentType customName file { id name type path size url } version createdAt } }`

type Body = Readonly<Record<string, unknown>>
const filesAsUploaded = ({ documents, ...body }: Body): Body => ({
  ...body,
  ...(documents !== undefined && {
    documents: Array.isArray(documents)
      ? documents.map((sent) => (sent === Object(sent) ? fileAsUploaded(sent as Body) : sent))
      : documents,
  }),
})

export const rest: Route[] = [
  get('/api/private/estate/:estateId/building/:buildingId/architect-detail', architectDetail, { answer }),
  put('/api/private/estate/:estateId/building/:buildingId/architect-detail', saveArchitectDetail, {
    answer,
    body: filesAsUploaded,
    takes: saveArchitectDetailInput.omit(['estateId', 'buildingId', 'version']),
  }),
  get('/api/public/:publicLinkKey/estate/:estateId/building/:buildingId/architect-detail', architectDetail, { answer }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'drawing', section: 'technical-information' }] }]
