import { useIdentity } from '#client/access/identity.ts'
import { useMay } from '#client/access/useMay.ts'
import { sectionNames, sectionRules } from '#schema/access/sections.ts'
import { useEstatePlace } from './estatePlace.ts'
import { type EstateSectionName, estateSections, isSwitchedOn } from './sections.ts'

/** The sections that an estate's menu lists, by group, and which of them are open. Before it is known which are closed, all are. */
export function useSections(isKnown: boolean) {
  const { estateId, isPublic, project } = useEstatePlace()
  const may = useMay(estateId)
  const identity = useIdentity()
  const isOpen = (name: EstateSectionName) => !isKnown || may('read', estateSections[name].part)
  /** Whoever may delete nothing there has nothing to take back. */
  const mayDelete = !isKnown || sectionNames.some((section) => may('delete', section))
  const isListed = (name: EstateSectionName) => isOpen(name) || (!isPublic && sectionRules[estateSections[name].part].follows)
  // What a public link does not show is left out, and what nobody but an owner may see; an account sees what it could be given.
  const names = (Object.keys(estateSections) as EstateSectionName[]).filter(
    (name) =>
      // Below a project there is the plan of the house, and nothing else of it.
      (!project || (estateSections[name].group === 'maintenance' && name !== 'archivedTasks')) &&
      isSwitchedOn(name, identity?.features) &&
      isListed(name) &&
      (name !== 'deleted' || (mayDelete && !isPublic)),
  )
  return { groups: Map.groupBy(names, (name) => estateSections[name].group), isOpen }
}
