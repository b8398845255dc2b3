import { saveEstateControlPointInput } from '#schema/estates/controlPoints.input.ts'
import type { Building } from '#server/estates/buildings/building.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { filesAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { none, sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { estateControlPoint as point, type EstateControlPoint, estateControlPointFile } from './controlPoint.entity.ts'
import {
  deleteEstateControlPoint,
  estateControlPoint,
  estateControlPoints,
  filesOfControlPoint,
  saveEstateControlPoint,
} from './controlPoints.operations.ts'

const counted = ({ id, estateId }: Path<Building>, where = none) =>
  sql`(select count(*)::int from estate_control_point c where c.estate_id = ${estateId} and c.building_id = ${id}${where})`

export const graphql: GraphqlApi = {
  Query: { estateControlPoints, estateControlPoint },
  Mutation: { saveEstateControlPoint, deleteEstateControlPoint },
  entities: [point, estateControlPointFile],
  types: {
    Building: {
      controlPointCount: computed<Building>((building) => counted(building)),
      completedControlPointCount: computed<Building>((building) => counted(building, sql` and c.is_completed`)),
      controlPoints: through(estateControlPoints, { estateId: 'estateId', buildingId: 'id' }),
    },
    EstateControlPoint: {
      fileCount: computed<EstateControlPoint>(
        ({ id, estateId, buildingId }) =>
          sql`(select count(*)::int from estate_control_point_file f
            where f.estate_id = ${estateId} and f.building_id = ${buildingId} and f.control_point_id = ${id})`,
      ),
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
