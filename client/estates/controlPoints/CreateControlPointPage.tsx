import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useBuildingId, useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import type { ControlPointValues } from './ControlPointForm.tsx'
import { useSaveControlPoint } from './useControlPoint.ts'

const ControlPointForm = fetched(async () => (await import('./ControlPointForm.tsx')).ControlPointForm)

export function CreateControlPointPage(own: Own<{ name: string }>) {
  const { estateId } = useEstatePlace()
  const buildingId = useBuildingId()
  const paths = useBuildingPaths()
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
    <EstateScreen
      own={own}
      section="technicalInformation"
      subscreen={{ title: text('estates.controlPoint.addTitle'), back }}
      skeleton={<ControlPointForm.Skeleton />}
      may={may.add}
    >
      {({ name }) => (
        <>
          <WayBack to={back}>{name}</WayBack>
          <ControlPointForm onSave={saveAndOpen} back={back} />
        </>
      )}
    </EstateScreen>
  )
}
