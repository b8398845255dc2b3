import { privateBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { recordPath } from '#client/estates/documents/recordPath.ts'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { renovationPath } from '#client/estates/renovations/renovationPaths.ts'
import type { MatchPartsFragment } from '#client/generated/graphql.ts'
import { privateProjectPath } from '#client/projects/projectPlace.ts'

export type Match = MatchPartsFragment

const estate = ({ estateId }: Match) => privateEstatePath(estateId ?? '')
const project = ({ projectId }: Match) => privateProjectPath(projectId ?? '')

const lists: Readonly<Record<NonNullable<Match['list']>, string>> = {
  delivery: 'delivery-documents',
  drawings: 'architect-documents',
  common: 'common-documents',
}
function paper(match: Match) {
  const { list, paperKind: kind, recordId, buildingId } = match
  if (list) return `${project(match)}/${lists[list]}`
  const path = estate(match)
  const places = { path, building: privateBuildingPaths(path), renovation: { view: (id: string) => renovationPath(path, id) } }
  return kind ? recordPath(places, { kind, recordId, buildingId }) : path
}

const ways: Readonly<Record<Match['kind'], (match: Match) => string>> = {
  estate,
  building: (match) => privateBuildingPaths(estate(match)).building(match.recordId),
  room: (match) => `${estate(match)}${estateSections.interior.path}/room/${match.recordId}`,
  task: (match) =>
    `${estate(match)}${estateSections.maintenance.path}/plan/building/${match.buildingId}/area/${match.areaId}/listed/${match.recordId}`,
  project,
  order: ({ recordId }) => `/private/order/processing/order-review/${recordId}`,
  supplier: (match) => estate(match) + estateSections.suppliers.path,
  participant: project,
  subcontractor: () => '/private/company',
  paper,
}
/** Where it is opened. */
export const wayTo = (match: Match) => ways[match.kind](match)
