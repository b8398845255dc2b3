import { saveEstateControlPointInput } from '#schema/estates/controlPoints.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { filesAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { countOf, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { estateControlPoint as point, EstateControlPoint, EstateControlPointFile, estateControlPointFile } from './controlPoint.entity.ts'
import {
  deleteEstateControlPoint,
  estateControlPoint,
  estateControlPoints,
  filesOfControlPoint,
  saveEstateControlPoint,
} from './controlPoints.operations.ts'

const ofBuilding = { estateId: 'estateId', buildingId: 'id' }

export const graphql: GraphqlApi = {
  Query: { estateControlPoints, estateControlPoint },
  Mutation: { saveEstateControlPoint, deleteEstateControlPoint },
  entities: [point, estateControlPointFile],
  types: {
    Building: {
      controlPointCount: countOf(EstateControlPoint, ofBuilding),
      completedControlPointCount: countOf(EstateControlPoint, ofBuilding, ({ isCompleted }) => sql`${isCompleted}`),
      controlPoints: through(estateControlPoints, { estateId: 'estateId', buildingId: 'id' }),
    },
    EstateControlPoint: {
      fileCount: countOf(EstateControlPointFile, { estateId: 'estateId', buildingId: 'buildingId', controlPointId: 'id' }),
      files: through(filesOfControlPoint, { estateId: 'estateId', buildingId: 'buildingId', controlPointId: 'id' }),
    },
  },
}

const answer = `{ controlPointId: id type name comment isCompleted completedAt result fileCount files { id file { id name type path size url } }
  version createdAt }`
const place = '/estate/:estateId/technical-information/building/:buildingId/control-point'

export const rest: Route[] = [
  put(`/api/private${place}`, saveEstateControlPoint, {
    answer,
    body: filesAsUploaded,
    takes: saveEstateControlPointInput.omit(['estateId', 'buildingId', 'version']),
    refuses: ['controlPointCompleted'],
  }),
  get(`/api/private${place}/:controlPointId`, estateControlPoint, { answer }),
  del(`/api/private${place}/:controlPointId`, deleteEstateControlPoint, { refuses: ['controlPointCompleted'] }),
  get(`/api/public/:publicLinkKey${place}/:controlPointId`, estateControlPoint, { answer }),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'estate_control_point', section: 'technical-information' },
      { table: 'estate_control_point_file', section: 'technical-information' },
    ],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  { controlPoint: { section: 'technical-information', from: sql`estate_control_point r`, name: sql`r.name` } },
]
