import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'

/** Where what was done is listed, and where one time of it is told; in the private area and under a link. */
export function useArchivePaths() {
  const { path } = useEstatePlace()
  const list = path + estateSections.archivedTasks.path
  return { list, one: (id: string) => `${list}/${id}`, correct: (id: string) => `${list}/${id}?correct=${id}` }
}
