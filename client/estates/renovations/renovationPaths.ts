import { useParams } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'

/** Where the screens of renovations lie, in the private area and under a link. */
export function useRenovationPaths() {
  const { path } = useEstatePlace()
  const { publicLinkKey } = useParams()
  const section = path + estateSections.renovations.path
  return {
    section,
    create: `${section}/create`,
    view: (id: string) => `${section}/view/${id}`,
    project: (id: string) => `${publicLinkKey ? `/public-link/${publicLinkKey}` : '/private'}/project/${id}`,
    edit: (id: string) => `${section}/edit/${id}`,
  }
}
