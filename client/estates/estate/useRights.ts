import { useMay } from '#client/access/useMay.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { useEstatePlace } from './estatePlace.ts'

/** What one may do in a part of the estate: to add, to change and to remove are three things. */
export interface Rights {
  add: boolean
  change: boolean
  remove: boolean
}

export function useRights(part: SectionName): Rights {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  return { add: may('create', part), change: may('update', part), remove: may('delete', part) }
}

/** Whether the form for a record may be opened: with one that is there, or a new one. */
export const mayOpen = ({ add, change }: Rights, record: unknown, opened: string | null | undefined) =>
  (record ? change : add) && Boolean(record ?? opened === 'new')
