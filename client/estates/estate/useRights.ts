import { useMay } from '#client/access/useMay.ts'
import type { Rights } from '#client/records/rights.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { useEstatePlace } from './estatePlace.ts'

/** What one may do in a part of the estate. */
export function useRights(part: SectionName): Rights {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  return { add: may('create', part), change: may('update', part), remove: may('delete', part) }
}
