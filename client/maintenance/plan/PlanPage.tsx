import { Box, Button, Flex } from '@chakra-ui/react'
import { ClipboardList, Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useAllPages } from '#client/access/useAllPages.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { type MaintenancePlanQuery, useEstateFrameQuery } from '#client/generated/graphql.ts'
import { AddTaskButton } from '#client/maintenance/adding/AddTaskButton.tsx'
import { OpenAddTask } from '#client/maintenance/adding/OpenAddTask.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { StarterPlan } from '#client/maintenance/starter/StarterPlan.tsx'
import { useStarter } from '#client/maintenance/starter/useStarter.tsx'
import { useSaveArea } from '#client/maintenance/useArea.ts'
import { useDocuments } from '#client/maintenance/usePlan.ts'
import { withTexts } from '#client/messages/arriving.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { hasDuties } from '#schema/maintenance/duties.ts'
import { BuildingCard } from './BuildingCard.tsx'
import { PlanDocuments } from './PlanDocuments.tsx'
import { PlanSheets } from './PlanSheets.tsx'

const AreaForm = fetched(async () => (await import('#client/maintenance/areas/AreaForm.tsx')).AreaForm)
const Duties = fetched(async () => (await withTexts(import('#client/maintenance/duties/Duties.tsx'), 'maintenance.duties')).Duties)

/** What is planned for which buildings, and how they are. */
export function PlanPage(own: Own<MaintenancePlanQuery>) {
  const { estateId } = useEstatePlace()
  const may = useRights('maintenance-plan')
  useAllPages(own.data?.maintenanceBuildings, own.pages)
  const paths = useMaintenancePaths()
  const [params] = useSearchParams()
  const selected = params.get('selectedBuilding')
  const form = useOpenForm('area')
  const saveArea = useSaveArea(estateId)
  const kept = useDocuments(estateId)
  const text = useText()
  const estate = useEstateFrameQuery({ variables: { estateId }, fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' }).data?.estate
  const starter = useStarter(estateId)

  const task = useOpenForm('task')
  const duties = useOpenForm('duties')
  const room = params.get('room')
  const add = may.add && (
    <Flex gap="3" flexWrap="wrap">
      <Button asChild>
        <Link to={paths.newBuilding}>
          <Plus aria-hidden />
          <Text id="maintenance.building.add" />
        </Link>
      </Button>
      {hasDuties(estate?.houseType) && (
        <Button onPointerEnter={Duties.beforehand} onClick={() => duties.open('all')}>
          <Text id="maintenance.starter.duties" />
        </Button>
      )}
      <AddTaskButton onOpen={() => task.open('new')} />
    </Flex>
  )
  return (
    <PlanScreen
      own={own}
      subscreen={{ title: text('maintenance.part.plan'), back: paths.start, isUnheaded: true }}
      skeleton={
        <Loading>
          <SkeletonPicture height="220px" />
        </Loading>
      }
      after={
        task.opened === 'new' &&
        may.add && <OpenAddTask estateId={estateId} preset={room ? { description: room } : {}} onClose={task.close} />
      }
    >
      {({ maintenanceBuildings: { edges, totalCount }, planDocuments }) => {
        const buildings = edges.map(({ node }) => node)
        const building = buildings.find(({ id }) => id === form.opened)
        if (duties.opened && may.add) return <Duties estateId={estateId} onDone={duties.close} />
        if (building && may.add) {
          return (
            <AreaForm
              buildingId={building.id}
              buildingName={building.name}
              onSave={async (input) => {
                await saveArea(input)
                notify.success('maintenance.area.saved', { short: true })
              }}
              onDone={form.close}
            />
          )
        }
        if (starter.isShown && may.add && estate && !buildings.some(({ taskCount }) => taskCount)) {
          return <StarterPlan estate={estate} onTaken={starter.taken} onSkip={starter.skip} />
        }
        return (
          <>
            <WayBack to={paths.start}>
              <Text id="estates.section.maintenance" />
            </WayBack>
            <Stack gap="6">
              {starter.line}
              {buildings.length ? (
                <Section
                  title={<Text id="maintenance.building.count" values={{ count: totalCount }} />}
                  aside={<Box marginStart="auto">{add}</Box>}
                >
                  <Stack gap="5">
                    {buildings.map((each) => (
                      <BuildingCard
                        key={each.id}
                        building={each}
                        isSelected={each.id === selected}
                        may={may}
                        onAddArea={() => form.open(each.id)}
                      />
                    ))}
                  </Stack>
                </Section>
              ) : (
                <EmptyState
                  icon={ClipboardList}
                  title={<Text id="maintenance.empty.title" />}
                  action={
                    may.add && (
                      <Flex gap="3" flexWrap="wrap" justifyContent="center">
                        <Button variant="solid" onClick={() => starter.show()}>
                          <Text id="maintenance.starter.again" />
                        </Button>
                        <Button asChild>
                          <Link to={paths.importPlan}>
                            <Text id="maintenance.starter.fromSheet" />
                          </Link>
                        </Button>
                        {add}
                      </Flex>
                    )
                  }
                >
                  <Text id={may.add ? 'maintenance.empty.text' : 'maintenance.empty.none'} />
                </EmptyState>
              )}
              {buildings.length > 0 && <PlanSheets estateId={estateId} mayImport={may.add} />}
              <PlanDocuments documents={planDocuments.edges.map(({ node }) => node)} may={may} {...kept} />
            </Stack>
          </>
        )
      }}
    </PlanScreen>
  )
}
