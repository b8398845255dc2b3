import type { AreaCardPartsFragment } from '#client/generated/graphql.ts'
import { type RenovationPreset, renovationPresets } from '#schema/projects/projectTypes.ts'

/** As a link shows it too. */
export type Area = Omit<AreaCardPartsFragment, 'projectId' | 'ownName' | 'verifiedPointCount' | 'version'>
/** A renovation, the trades of a new building, or what the project made up itself. */
export type GroupName = RenovationPreset | 'trades' | 'own'

/** By the renovation that brought them, in the order of the work; those that the project named itself come last. */
export function groupsOf(areas: readonly Area[]): { name: GroupName; areas: Area[] }[] {
  const nameOf = ({ type, renovationType }: Area): GroupName => (type ? (renovationType ?? 'trades') : 'own')
  const names: readonly GroupName[] = [...renovationPresets, 'trades', 'own']
  return names.map((name) => ({ name, areas: areas.filter((area) => nameOf(area) === name) })).filter((group) => group.areas.length)
}
