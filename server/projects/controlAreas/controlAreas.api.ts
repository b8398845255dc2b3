import { changeControlAreaInput } from '#schema/projects/controlAreas.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { personWith } from '#server/accounts/people/accountNames.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { ControlPoint } from '#server/projects/controlPoints/controlPoint.entity.ts'
import { pointsOfArea } from '#server/projects/controlPoints/controlPoints.operations.ts'
import { controlArea as area, type ControlArea } from './controlArea.entity.ts'
import { areasOfProject, changeControlArea, controlArea, reopenControlArea } from './controlAreas.operations.ts'
import { called } from './controlNames.ts'

/** Of the points that count. */
const countWhere = (where: (point: Path<ControlPoint>) => Sql = () => sql`true`) =>
  countOf(
    ControlPoint,
    { estateId: 'estateId', projectId: 'projectId', controlAreaId: 'id' },
    (point) => sql`not ${point.isDisabled} and ${where(point)}`,
  )

export const graphql: GraphqlApi = {
  Query: { controlArea },
  Mutation: { changeControlArea, reopenControlArea },
  entities: [area],
  types: {
    Project: { controlAreas: through(areasOfProject, { projectId: 'id' }) },
    ControlArea: {
      type: computed<ControlArea>(({ code }) => code),
      name: computed<ControlArea>(called('area')),
      ownName: computed<ControlArea>(({ name }) => name),
      partyId: computed<ControlArea>(({ subcontractorId }) => subcontractorId),
      isCompleted: computed<ControlArea>(({ completedAt }) => sql`(${completedAt} is not null)`),
      completedBy: computed<ControlArea>(
        ({ completedByName, completedByAccountId }) => sql`coalesce(${completedByName}, ${personWith(completedByAccountId)})`,
      ),
      pointCount: countWhere(),
      completedPointCount: countWhere(({ completedAt }) => sql`${completedAt} is not null`),
      verifiedPointCount: countWhere(({ verifiedAt }) => sql`${verifiedAt} is not null`),
      points: through(pointsOfArea, { projectId: 'projectId', controlAreaId: 'id' }),
    },
  },
}

const answer = `{ controlAreaId: id name type renovationType partyName partyId isDisabled isCompleted completedAt completedBy
  controlPoints: points { controlPointId: id type name isDisabled isCompleted isVerified fileCount version } version }`
const shown = `{ controlAreaId: id name type renovationType partyName isDisabled isCompleted completedAt
  controlPoints: points { controlPointId: id type name isDisabled isCompleted isVerified fileCount } }`
const place = '/api/private/project/:projectId/control-areas/:controlAreaId'

export const rest: Route[] = [
  get(place, controlArea, { answer }),
  put(place, changeControlArea, {
    answer,
    takes: changeControlAreaInput.omit(['projectId', 'controlAreaId', 'version']),
    refuses: ['controlAreaCompleted', 'controlPointListNotCompleted', 'projectCompleted', 'transition'],
  }),
  post(`${place}/reopen`, reopenControlArea, { answer, refuses: ['projectCompleted', 'transition'] }),
  get('/api/public/:publicLinkKey/estate/:estateId/project/:projectId/control-areas/:controlAreaId', controlArea, { answer: shown }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'control_area', section: 'estate' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { controlArea: { section: 'projects', from: sql`control_area r`, name: sql`r.name`, type: sql`r.code` } },
]
