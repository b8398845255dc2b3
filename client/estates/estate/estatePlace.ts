import { createContext, useContext } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

export interface EstatePlace {
  estateId: string
  /** The screen was opened by a public link: nothing leads into the private area. */
  isPublic: boolean
  /** The address of the estate's first screen; the others lie below it. */
  path: string
  /** The project that the screen was opened from, where it lies below one: ways back lead there. */
  project?: string
}

export const privateEstatePath = (estateId: string) => `/private/estate/${estateId}`

/** Of an address below a link that names none: the one that the link shows. */
export const SharedEstate = createContext('')

/** Which estate the screen is about, and in whose area it was opened. The screens are the same in both. */
export function useEstatePlace(): EstatePlace {
  const { estateId: inPath, publicLinkKey, projectId } = useParams()
  const [search] = useSearchParams()
  const shared = useContext(SharedEstate)
  const estateId = inPath ?? search.get('estateId') ?? shared
  if (projectId !== undefined && publicLinkKey === undefined) {
    const project = `/private/project/${projectId}`
    return { estateId, isPublic: false, path: `${project}/estate/${estateId}`, project }
  }
  if (publicLinkKey === undefined) return { estateId, isPublic: false, path: privateEstatePath(estateId) }
  return { estateId, isPublic: true, path: `/public-link/${publicLinkKey}/estate/${estateId}` }
}
