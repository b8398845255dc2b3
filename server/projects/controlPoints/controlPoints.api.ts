import { changeControlPointInput } from '#schema/projects/controlPoints.input.ts'
import { accountId } from '#server/access/guards.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { personWith } from '#server/accounts/people/accountNames.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { filesAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { called, criterion } from '#server/projects/controlAreas/controlNames.ts'
import { type ControlPoint, ControlPointFile, controlPointFile, controlPoint as point } from './controlPoint.entity.ts'
import {
  addControlPoint,
  changeControlPoint,
  controlPoint,
  filesOfPoint,
  reopenControlPoint,
  verifyControlPoint,
} from './controlPoints.operations.ts'

export const graphql: GraphqlApi = {
  Query: { controlPoint },
  Mutation: { addControlPoint, changeControlPoint, reopenControlPoint, verifyControlPoint },
  entities: [point, controlPointFile],
  types: {
    ControlPoint: {
      type: computed<ControlPoint>(({ code }) => code),
      name: computed<ControlPoint>(called('point')),
      criterion: computed<ControlPoint>(criterion),
      ownName: computed<ControlPoint>(({ name }) => name),
      isCompleted: computed<ControlPoint>(({ completedAt }) => sql`(${completedAt} is not null)`),
      completedBy: computed<ControlPoint>(
        ({ completedByName, completedByAccountId }) => sql`coalesce(${completedByName}, ${personWith(completedByAccountId)})`,
      ),
      isCompletedByMe: computed<ControlPoint>(({ completedByAccountId }, viewer) =>
        viewer === 'account' ? sql`(${completedByAccountId} is not distinct from ${accountId})` : sql`false`,
      ),
      isVerified: computed<ControlPoint>(({ verifiedAt }) => sql`(${verifiedAt} is not null)`),
      verifiedBy: computed<ControlPoint>(
        ({ verifiedByName, verifiedByAccountId }) => sql`coalesce(${verifiedByName}, ${personWith(verifiedByAccountId)})`,
      ),
      fileCount: countOf(ControlPointFile, { estateId: 'estateId', projectId: 'projectId', controlPointId: 'id' }),
      files: through(filesOfPoint, { projectId: 'projectId', controlAreaId: 'controlAreaId', controlPointId: 'id' }),
    },
  },
}

const answer = `{ controlPointId: id controlAreaId type name helpText wantedPicture criterion comment isDisabled isCompleted completedAt completedBy
  despite isVerified verifiedAt verifiedBy fileCount files { id file { id name type path size url } } version }`
const shown = `{ controlPointId: id controlAreaId type name criterion comment isDisabled isCompleted completedAt despite isVerified verifiedAt
  fileCount files { id file { id name type path size url } } }`
const place = '/api/private/project/:projectId/control-areas/:controlAreaId/control-points/:controlPointId'

export const rest: Route[] = [
  get(place, controlPoint, { answer }),
  put(place, changeControlPoint, {
    answer,
    body: filesAsUploaded,
    takes: changeControlPointInput.omit(['projectId', 'controlAreaId', 'controlPointId', 'version']),
    refuses: ['controlPointCompleted', 'controlAreaCompleted', 'projectCompleted', 'transition', 'openDeviation', 'pictureMissing'],
  }),
  post(`${place}/reopen`, reopenControlPoint, { answer, refuses: ['controlAreaCompleted', 'projectCompleted', 'transition'] }),
  get(
    '/api/public/:publicLinkKey/estate/:estateId/project/:projectId/control-areas/:controlAreaId/control-points/:controlPointId',
    controlPoint,
    { answer: shown },
  ),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'control_point', section: 'estate' },
      { table: 'control_point_file', section: 'estate' },
    ],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  { controlled: { section: 'projects', from: sql`control_point r`, name: sql`r.name`, type: sql`r.code` } },
]
