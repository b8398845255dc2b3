import { useNavigate } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { useTechnicalInformation } from '#client/estates/technicalInformation/useTechnicalInformation.ts'
import { useText } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { type BuildingValues, valuesOf } from './buildingForm.ts'
import { BuildingForm } from './BuildingForm.tsx'
import { useBuildingPaths } from './buildingPath.ts'
import { useCreateBuilding } from './useBuilding.ts'

export function CreateBuildingPage() {
  const { estateId } = useEstatePlace()
  const { section, building } = useBuildingPaths()
  const { facts, owner, error, retry } = useTechnicalInformation(estateId)
  const may = useRights('technical-information')
  const create = useCreateBuilding(estateId)
  const navigate = useNavigate()
  const text = useText()

  async function save(values: BuildingValues) {
    const id = await create(values)
    notify.success('estates.building.added', { values: { name: values.name } })
    void navigate(building(id), { replace: true })
  }
  return (
    <EstateShell
      section="technicalInformation"
      error={error}
      onRetry={retry}
      below={{ title: text('estates.building.addTitle'), back: section }}
    >
      {facts === undefined ? (
        <SkeletonRows />
      ) : may.add ? (
        <BuildingForm
          title="estates.building.addTitle"
          saveLabel="estates.building.add"
          initial={valuesOf()}
          back={section}
          onSave={save}
        />
      ) : (
        <DeniedState>
          <WhoCanGrant owner={owner} />
        </DeniedState>
      )}
    </EstateShell>
  )
}
