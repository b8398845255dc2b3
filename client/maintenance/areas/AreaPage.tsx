import { Button, chakra, Heading } from '@chakra-ui/react'
import { Pencil, Plus } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { Regrade } from '#client/estates/findings/Regrade.tsx'
import { TaskOfFinding } from '#client/estates/findings/TaskOfFinding.tsx'
import { useFindingOf } from '#client/estates/findings/useFindingOf.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Overdue } from '#client/maintenance/Overdue.tsx'
import { AreaMarks } from '#client/maintenance/plan/AreaMarks.tsx'
import { PlanDocuments } from '#client/maintenance/plan/PlanDocuments.tsx'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { type Area, useDeleteArea, useSaveArea } from '#client/maintenance/useArea.ts'
import { useDocuments } from '#client/maintenance/usePlan.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Card } from '#client/ui/Card.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { AreaFacts } from './AreaFacts.tsx'
import { AreaTasks } from './AreaTasks.tsx'

const AreaForm = fetched(async () => (await import('./AreaForm.tsx')).AreaForm)

/** One area: how it is, what is planned there, and its papers. */
export function AreaPage(own: Own<Area>) {
  const { estateId } = useEstatePlace()
  const { buildingId = '' } = useParams()
  const may = useRights('maintenance-plan')
  const save = useSaveArea(estateId)
  const form = useOpenForm('change')
  const paths = useMaintenancePaths()
  const nameOf = usePartName()
  const text = useText()
  return (
    <PlanScreen
      own={own}
      subscreen={{ title: own.data ? nameOf(own.data) : text('maintenance.part.plan'), back: paths.building(buildingId) }}
      skeleton={<LoadingRows count={4} />}
    >
      {(area) =>
        form.opened && may.change ? (
          <AreaForm
            buildingId={area.buildingId}
            buildingName={area.building?.name ?? ''}
            area={area}
            onSave={async (input) => {
              await save(input)
              notify.success('maintenance.area.saved', { short: true })
            }}
            onNewest={own.newest}
            onDone={form.close}
          />
        ) : (
          <AreaView area={area} may={may} onChange={() => form.open('area')} />
        )
      }
    </PlanScreen>
  )
}

interface AreaViewProps {
  area: Area
  may: Rights
  onChange: () => void
}

function AreaView({ area, may, onChange }: AreaViewProps) {
  const { estateId } = useEstatePlace()
  const { id, buildingId, building } = area
  const kept = useDocuments(estateId, id)
  const deleteArea = useDeleteArea(estateId)
  const paths = useMaintenancePaths()
  const navigate = useNavigate()
  const nameOf = usePartName()
  const findingOf = useFindingOf()
  const tasks = area.tasks ?? []

  async function remove() {
    await deleteArea(id)
    void navigate(paths.building(buildingId), { replace: true })
  }
  return (
    <Stack gap="6">
      <div>
        <WayBack to={paths.building(buildingId)}>{building?.name}</WayBack>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Heading as="h2" textStyle="title">
            {nameOf(area)}
          </Heading>
          <AreaMarks area={area} />
          <Overdue count={area.overdueCount} />
          {may.change && (
            <Button size="sm" variant="ghost" onClick={onChange}>
              <Pencil aria-hidden />
              <Text id="common.edit" />
            </Button>
          )}
        </chakra.div>
      </div>
      <AreaFacts area={area} />
      <TaskOfFinding
        finding={findingOf.part(area, buildingId)}
        name={nameOf(area)}
        task={area.task}
        afterwards={may.change && <Regrade onOpen={onChange} />}
      />
      <Card
        title={<Text id="maintenance.task.list" />}
        aside={
          may.add && (
            <Button size="sm" variant="solid" asChild>
              <Link to={paths.newTask(buildingId, id)}>
                <Plus aria-hidden />
                <Text id="maintenance.task.add" />
              </Link>
            </Button>
          )
        }
      >
        <AreaTasks tasks={tasks} may={may} />
      </Card>
      <PlanDocuments documents={area.documents ?? []} may={may} {...kept} />
      {may.remove && !tasks.length && (
        <DeleteButton
          label={<Text id="maintenance.area.delete" />}
          title={<Text id="maintenance.area.deleteTitle" values={{ name: nameOf(area) }} />}
          text={<Text id="maintenance.area.deleteText" />}
          onDelete={remove}
        />
      )}
    </Stack>
  )
}
