import { type ComponentType, createContext, useContext } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import type { Rights } from '#client/records/rights.ts'
import { InEstate, type InteriorFrame } from './InEstate.tsx'
import { onEstate } from './onEstate.ts'

/** By whose leave the interior is read and changed: the estate's own, or that of a project which goes on there. */
export interface InteriorBy {
  documents: typeof onEstate
  /** What its questions name beside the estate. */
  ids: { projectId?: string }
  /** What one may do by it; where it is the estate's own, each part says it. */
  rights?: Rights
  Frame: ComponentType<InteriorFrame>
  /** What else can be done about a room. */
  RoomAction?: ComponentType<{ roomId: string }>
}

const InteriorContext = createContext<InteriorBy>({ documents: onEstate, ids: {}, Frame: InEstate })
export const InteriorProvider = InteriorContext.Provider

export function useInteriorBy() {
  const { estateId } = useEstatePlace()
  const { ids, ...by } = useContext(InteriorContext)
  // Its own documents ask for the estate alone; those of a project are told that too.
  const place: { estateId: string } = { ...ids, estateId }
  return { ...by, place }
}

export function useInteriorRights(part: 'interior' | 'room-comments'): Rights {
  const own = useRights(part)
  return useContext(InteriorContext).rights ?? own
}
