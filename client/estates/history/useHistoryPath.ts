import { useMay } from '#client/access/useMay.ts'
import { privateEstatePath, useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'

/** Where all that was done to a record is told; nowhere for those who may not see that. */
export function useHistoryPath() {
  const { estateId, path, project } = useEstatePlace()
  const isOpen = useMay(estateId)('read', estateSections.history.part)
  // A project has no history of its own: that of the house is told there.
  const base = project ? privateEstatePath(estateId) : path
  return (recordId: string) => (isOpen ? `${base}${estateSections.history.path}?record=${recordId}` : undefined)
}
