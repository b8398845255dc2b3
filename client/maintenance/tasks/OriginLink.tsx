import { useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import type { Task } from '#client/maintenance/useTask.ts'
import { useText } from '#client/messages/Text.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenNumber } from '#client/ui/writing.ts'

type Origin = NonNullable<Task['origin']>

/** What a task was made of, and the way back to it while it is there. */
export function OriginLink({ origin }: { origin: Origin }) {
  const said = useOriginText()(origin)
  const to = useOriginPath()(origin)
  return to ? <TextLink to={to}>{said}</TextLink> : said
}

function useOriginText() {
  const text = useText()
  const nameOf = usePartName()
  return ({ kind, name, code, found: finding }: Origin) => {
    if (kind === 'condition')
      return text('maintenance.origin.condition', { part: nameOf({ code: code ?? '', name }), found: finding ?? '' })
    if (kind === 'moisture') return text('maintenance.origin.moisture', { name: name ?? '', found: writtenNumber(Number(finding)) })
    return text('maintenance.origin.controlPoint', { name: name ?? '' })
  }
}

function useOriginPath() {
  const { path } = useEstatePlace()
  const paths = useBuildingPaths()
  return ({ kind, findingId, buildingId }: Origin) => {
    if (!findingId) return undefined
    if (kind === 'moisture') return path + estateSections.moisture.path
    if (!buildingId) return undefined
    return kind === 'condition' ? paths.building(buildingId) : paths.controlPoint(buildingId, findingId)
  }
}
