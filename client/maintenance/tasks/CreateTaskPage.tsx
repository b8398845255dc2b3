import { useNavigate, useParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import type { Area } from '#client/maintenance/useArea.ts'
import { type TaskInput, useTaskCommands } from '#client/maintenance/useTask.ts'
import { useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { templatesFor } from '#schema/maintenance/templates.ts'

const TaskForm = fetched(async () => (await import('./TaskForm.tsx')).TaskForm)

export function CreateTaskPage(own: Own<Area>) {
  const { estateId } = useEstatePlace()
  const { areaId = '', buildingId = '' } = useParams()
  const may = useRights('maintenance-plan')
  const { create } = useTaskCommands(estateId)
  const back = useMaintenancePaths().area(buildingId, areaId)
  const navigate = useNavigate()
  const text = useText()

  async function add(input: TaskInput) {
    await create(areaId, input)
    notify.success('maintenance.task.added', { values: { title: input.title } })
    void navigate(back, { replace: true })
  }
  return (
    <PlanScreen own={own} subscreen={{ title: text('maintenance.task.addTitle'), back }} skeleton={<TaskForm.Skeleton />} may={may.add}>
      {(area) => <TaskForm templates={templatesFor(area.code, area.building?.houseType)} back={back} onSave={add} />}
    </PlanScreen>
  )
}
