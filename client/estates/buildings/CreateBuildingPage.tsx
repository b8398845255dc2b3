import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useText } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { type BuildingValues, valuesOf } from './buildingForm.ts'
import { BuildingForm } from './BuildingForm.tsx'
import { useBuildingPaths } from './buildingPath.ts'
import { useCreateBuilding } from './useBuilding.ts'

export function CreateBuildingPage(own: Own<object>) {
  const { estateId } = useEstatePlace()
  const { section, building } = useBuildingPaths()
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
    <EstateScreen
      own={own}
      section="technicalInformation"
      below={{ title: text('estates.building.addTitle'), back: section }}
      skeleton={<SkeletonRows />}
      may={may.add}
    >
      {() => (
        <BuildingForm
          title="estates.building.addTitle"
          saveLabel="estates.building.add"
          initial={valuesOf()}
          back={section}
          onSave={save}
        />
      )}
    </EstateScreen>
  )
}
