import { useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRenovationPaths } from '#client/estates/renovations/renovationPaths.ts'
import { type KeptBy, recordPath } from './recordPath.ts'

/** Where the record that keeps a document is seen, in whose area the screen was opened. */
export function useRecordPath() {
  const { path } = useEstatePlace()
  const places = { path, building: useBuildingPaths(), renovation: useRenovationPaths() }
  return (document: KeptBy) => recordPath(places, document)
}
