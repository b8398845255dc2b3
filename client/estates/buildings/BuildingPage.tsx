import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { mayOpen } from '#client/records/rights.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { notify } from '#client/ui/notify.ts'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import type { BuildingInput } from './buildingForm.ts'
import { useBuildingPaths } from './buildingPath.ts'
import { BuildingView } from './BuildingView.tsx'
import { type Building, useBuilding } from './useBuilding.ts'

const BuildingForm = fetched(async () => (await import('./BuildingForm.tsx')).BuildingForm)
const PartForm = fetched(async () => (await import('#client/estates/condition/PartForm.tsx')).PartForm)

/** One building: how it is built, how it is, and what is kept on it. A form takes its place while something is changed. */
export function BuildingPage(own: Own<Building>) {
  const { estateId } = useEstatePlace()
  const buildingId: string = own.variables['buildingId']
  const paths = useBuildingPaths()
  const kept = useBuilding(estateId, buildingId)
  const may = useRights('technical-information')
  const facts = useOpenForm('facts')
  const condition = useOpenForm('part')
  const navigate = useNavigate()
  const text = useText()

  async function save(input: BuildingInput, version: number) {
    await kept.save(input, version)
    notify.success('estates.building.saved')
    facts.close()
  }
  async function remove({ name }: Building) {
    await kept.removeBuilding()
    notify.success('estates.building.deleted', { values: { name } })
    void navigate(paths.section, { replace: true })
  }
  const part = own.data?.parts?.find(({ id }) => id === condition.opened)

  return (
    <EstateScreen
      own={own}
      section="technicalInformation"
      subscreen={{ title: own.data?.name ?? text('estates.building.one'), back: paths.section }}
      above={
        <WayBack to={paths.section}>
          <Text id="estates.section.technicalInformation" />
        </WayBack>
      }
      skeleton={<BuildingSkeleton />}
    >
      {(building) =>
        may.change && facts.opened ? (
          <BuildingForm building={building} back={paths.building(buildingId)} onSave={save} onNewest={own.newest} />
        ) : mayOpen(may, part, condition.opened) ? (
          <PartForm
            part={part}
            onSave={kept.savePart}
            onNewest={async (id) => (await own.newest())?.parts?.find((each) => each.id === id)}
            onDone={condition.close}
          />
        ) : (
          <BuildingView
            building={building}
            may={may}
            onChange={() => facts.open('change')}
            onPart={condition.open}
            onDeletePart={kept.removePart}
            onDelete={() => remove(building)}
          />
        )
      }
    </EstateScreen>
  )
}

const BuildingSkeleton = () => (
  <Loading>
    <SkeletonLine width="200px" of="title" />
    <SkeletonRows count={5} />
  </Loading>
)
