import { createContext, useContext } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'

/** Where the screens of a building lie in the private area, of an estate at this address. */
export function privateBuildingPaths(estatePath: string) {
  const section = estatePath + estateSections.technicalInformation.path
  return {
    section,
    building: (id: string) => `${section}/building/${id}`,
    create: `${section}/building`,
    otherDocuments: (id: string) => `${section}/other-documents?buildingId=${id}`,
    architect: (id: string) => `${section}/architect?buildingId=${id}`,
    newControlPoint: (id: string) => `${section}/control-point/create?buildingId=${id}`,
    controlPoint: (id: string, point: string) => `${section}/control-point/${point}?buildingId=${id}`,
  }
}

/** And under a link. */
export function useBuildingPaths() {
  const { path, isPublic, estateId } = useEstatePlace()
  const { publicLinkKey } = useParams()
  if (!isPublic) return privateBuildingPaths(path)
  const section = path + estateSections.technicalInformation.path
  const building = (id: string) => `${section}/building/${id}`
  const link = `/public-link/${publicLinkKey}`
  const about = (id: string) => `?estateId=${estateId}&buildingId=${id}`
  return {
    section,
    building,
    create: section,
    otherDocuments: (id: string) => `${building(id)}/other-documents`,
    architect: (id: string) => `${link}/architect${about(id)}`,
    newControlPoint: () => section,
    controlPoint: (id: string, point: string) => `${link}/control-point/${point}${about(id)}`,
  }
}

export interface PlaceOfBuilding {
  estateId: string
  buildingId: string
}

/** Of an address that names none: the one that it can only be about. */
export const OnlyBuilding = createContext('')

/** Which building the screen is about: it stands in the path, or after it, or there is no other. */
export function useBuildingId() {
  const { buildingId } = useParams()
  const [search] = useSearchParams()
  const only = useContext(OnlyBuilding)
  return buildingId ?? search.get('buildingId') ?? only
}
