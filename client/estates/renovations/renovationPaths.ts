import { useParams } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'

/** Where one renovation is seen, of an estate at this address. */
export const renovationPath = (estatePath: string, id: string) => `${estatePath}${estateSections.renovations.path}/view/${id}`

/** Where the screens of renovations lie, in the private area and under a link. */
export function useRenovationPaths() {
  const { path } = useEstatePlace()
  const { publicLinkKey } = useParams()
  const section = path + estateSections.renovations.path
  return {
    section,
    create: `${section}/create`,
    view: (id: string) => renovationPath(path, id),
    project: (id: string) => `${publicLinkKey ? `/public-link/${publicLinkKey}` : '/private'}/project/${id}`,
    edit: (id: string) => `${section}/edit/${id}`,
  }
}
