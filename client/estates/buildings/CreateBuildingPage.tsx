import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import type { BuildingInput } from './buildingForm.ts'
import { useBuildingPaths } from './buildingPath.ts'
import { useCreateBuilding } from './useBuilding.ts'

const BuildingForm = fetched(async () => (await import('./BuildingForm.tsx')).BuildingForm)

export function CreateBuildingPage(own: Own<object>) {
  const { estateId } = useEstatePlace()
  const { section, building } = useBuildingPaths()
  const may = useRights('technical-information')
  const create = useCreateBuilding(estateId)
  const navigate = useNavigate()
  const text = useText()

  async function save(input: BuildingInput) {
    const id = await create(input)
    notify.success('estates.building.added', { values: { name: input.name } })
    void navigate(building(id), { replace: true })
  }
  return (
    <EstateScreen
      own={own}
      section="technicalInformation"
      subscreen={{ title: text('estates.building.addTitle'), back: section }}
      skeleton={<BuildingForm.Skeleton />}
      may={may.add}
    >
      {() => <BuildingForm back={section} onSave={save} />}
    </EstateScreen>
  )
}
