import { chakra } from '@chakra-ui/react'
import { useNavigate, useParams } from 'react-router-dom'
import { type BuildingValues, inputOf, valuesOf } from '#client/estates/buildings/buildingForm.ts'
import { BuildingForm } from '#client/estates/buildings/BuildingForm.tsx'
import { DeniedHere } from '#client/estates/estate/DeniedHere.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { RecordNotFound } from '#client/estates/estate/RecordNotFound.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { usePlanBuilding } from '#client/maintenance/usePlan.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { KnownBuildings } from './KnownBuildings.tsx'
import { ReadBuilding } from './ReadBuilding.tsx'

/** Takes a building into the plan, or changes what is known of one that is there; who may not do that reads it. */
export function PlanBuildingPage() {
  const { estateId } = useEstatePlace()
  const { buildingId } = useParams()
  const may = useRights('maintenance-plan')
  const { building, options, error, isMissing, retry, add, change, newest, remove } = usePlanBuilding(estateId, buildingId)
  const paths = useMaintenancePaths()
  const navigate = useNavigate()
  const text = useText()

  async function save(values: BuildingValues) {
    const input = inputOf(values)
    const id = building ? building.id : await add(input)
    if (building) await change({ ...input, buildingId: id, version: values.version })
    notify.success(building ? 'estates.building.saved' : 'estates.building.added', { values: { name: values.name } })
    void navigate(paths.building(id), { replace: true })
  }
  async function fetchNewest() {
    const found = await newest()
    return found ? valuesOf(found) : undefined
  }
  async function takeIn(id: string) {
    await add({ buildingId: id })
    void navigate(paths.building(id), { replace: true })
  }
  async function takeOut() {
    await remove(building!.id)
    void navigate(paths.plan, { replace: true })
  }
  const isRead = building && !may.change
  const title = isRead ? building.name : text(buildingId ? 'estates.building.changeTitle' : 'maintenance.building.addTitle')
  const isKnown = buildingId ? building : options
  return (
    <PlanScreen error={error} onRetry={retry} below={{ title, back: paths.plan }}>
      {isMissing ? (
        <RecordNotFound section="maintenance" />
      ) : !isKnown ? (
        <LoadingRows />
      ) : isRead ? (
        <ReadBuilding building={building} />
      ) : !building && !may.add ? (
        <DeniedHere />
      ) : (
        <Stack gap="8">
          {options && options.length > 0 && <KnownBuildings options={options} onTake={takeIn} />}
          <BuildingForm
            title={building ? 'estates.building.changeTitle' : 'estates.building.addTitle'}
            saveLabel={building ? 'estates.building.save' : 'estates.building.add'}
            initial={valuesOf(building)}
            back={building ? paths.building(building.id) : paths.plan}
            onSave={save}
            onNewest={fetchNewest}
          />
          {building && may.remove && (
            <chakra.div maxWidth="column">
              <DeleteButton
                label={<Text id="maintenance.building.remove" />}
                title={<Text id="maintenance.building.removeTitle" values={{ name: building.name }} />}
                text={<Text id="maintenance.building.removeText" />}
                onDelete={takeOut}
              />
            </chakra.div>
          )}
        </Stack>
      )}
    </PlanScreen>
  )
}
