import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'

/** Where all that was done to a record is told; nowhere for those who may not see that. */
export function useHistoryPath() {
  const { estateId, path } = useEstatePlace()
  const isOpen = useMay(estateId)('read', estateSections.history.part)
  return (recordId: string) => (isOpen ? `${path}${estateSections.history.path}?record=${recordId}` : undefined)
}
