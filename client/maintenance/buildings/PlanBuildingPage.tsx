import { chakra } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useAllPages } from '#client/access/useAllPages.ts'
import type { BuildingInput } from '#client/estates/buildings/buildingForm.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import type { MaintenanceBuildingOptionsQuery } from '#client/generated/graphql.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { type BuildingFacts, useBuildingCommands } from '#client/maintenance/usePlan.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { KnownBuildings } from './KnownBuildings.tsx'
import { ReadBuilding } from './ReadBuilding.tsx'

const BuildingForm = fetched(async () => (await import('#client/estates/buildings/BuildingForm.tsx')).BuildingForm)

/** Takes a building into the plan: one that the estate has, or a new one. */
export function AddPlanBuildingPage(own: Own<MaintenanceBuildingOptionsQuery['maintenanceBuildingOptions']>) {
  const { estateId } = useEstatePlace()
  const may = useRights('maintenance-plan')
  const { add } = useBuildingCommands(estateId)
  const paths = useMaintenancePaths()
  const navigate = useNavigate()
  const text = useText()
  const open = (id: string) => void navigate(paths.building(id), { replace: true })
  useAllPages(own.data, own.pages)

  async function save(input: BuildingInput) {
    const id = await add(input)
    notify.success('estates.building.added', { values: { name: input.name } })
    open(id)
  }
  const options = own.data?.edges.flatMap(({ node }) => (node.inPlan ? [] : [node])) ?? []
  return (
    <PlanScreen
      own={own}
      subscreen={{ title: text('maintenance.building.addTitle'), back: paths.plan, isUnheaded: true }}
      skeleton={<BuildingForm.Skeleton />}
      may={may.add}
    >
      {() => (
        <Stack gap="8">
          {options.length > 0 && <KnownBuildings options={options} onTake={async (buildingId) => open(await add({ buildingId }))} />}
          <BuildingForm back={paths.plan} onSave={save} />
        </Stack>
      )}
    </PlanScreen>
  )
}

/** Changes what is known of a building that is there; who may not do that reads it. */
export function PlanBuildingPage(own: Own<BuildingFacts>) {
  const { estateId } = useEstatePlace()
  const may = useRights('maintenance-plan')
  const { change, remove } = useBuildingCommands(estateId)
  const paths = useMaintenancePaths()
  const navigate = useNavigate()
  const text = useText()

  async function save(buildingId: string, input: BuildingInput, version: number) {
    await change({ ...input, buildingId, version })
    notify.success('estates.building.saved', { values: { name: input.name } })
    void navigate(paths.building(buildingId), { replace: true })
  }
  async function takeOut(id: string) {
    await remove(id)
    void navigate(paths.plan, { replace: true })
  }
  const title = own.data && !may.change ? own.data.name : text('estates.building.changeTitle')
  return (
    <PlanScreen own={own} subscreen={{ title, back: paths.plan, isUnheaded: true }} skeleton={<BuildingForm.Skeleton />}>
      {(building) =>
        may.change ? (
          <Stack gap="8">
            <BuildingForm
              building={building}
              back={paths.building(building.id)}
              onSave={(input, version) => save(building.id, input, version)}
              onNewest={own.newest}
            />
            {may.remove && (
              <chakra.div maxWidth="column">
                <DeleteButton
                  label={<Text id="maintenance.building.remove" />}
                  title={<Text id="maintenance.building.removeTitle" values={{ name: building.name }} />}
                  text={<Text id="maintenance.building.removeText" />}
                  onDelete={() => takeOut(building.id)}
                />
              </chakra.div>
            )}
          </Stack>
        ) : (
          <ReadBuilding building={building} />
        )
      }
    </PlanScreen>
  )
}
