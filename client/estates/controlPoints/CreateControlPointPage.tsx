import { useNavigate } from 'react-router-dom'
import { useBuildingId, useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useBuilding } from '#client/estates/buildings/useBuilding.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { useText } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { ControlPointForm, type ControlPointValues } from './ControlPointForm.tsx'
import { useSaveControlPoint } from './useControlPoint.ts'

export function CreateControlPointPage() {
  const { estateId } = useEstatePlace()
  const buildingId = useBuildingId()
  const paths = useBuildingPaths()
  const { building, owner, error, retry } = useBuilding(estateId, buildingId)
  const may = useRights('technical-information')
  const save = useSaveControlPoint(estateId, buildingId)
  const navigate = useNavigate()
  const text = useText()
  const back = paths.building(buildingId)

  async function saveAndOpen(values: ControlPointValues) {
    const { id } = await save(values)
    notify.success('estates.controlPoint.added')
    void navigate(paths.controlPoint(buildingId, id), { replace: true })
  }
  return (
    <EstateShell
      section="technicalInformation"
      error={error}
      onRetry={retry}
      below={{ title: text('estates.controlPoint.addTitle'), back }}
    >
      {!building ? (
        <SkeletonRows />
      ) : may.add ? (
        <>
          <WayBack to={back}>{building.name}</WayBack>
          <ControlPointForm onSave={saveAndOpen} back={back} />
        </>
      ) : (
        <DeniedState>
          <WhoCanGrant owner={owner} />
        </DeniedState>
      )}
    </EstateShell>
  )
}
