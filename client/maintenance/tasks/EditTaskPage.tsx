import { Button, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { type Task, type TaskInput, useTaskCommands } from '#client/maintenance/useTask.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'

const TaskForm = fetched(async () => (await import('./TaskForm.tsx')).TaskForm)

/** Changes a task, or sends it to the archive when it is done; one that lies there already is read. */
export function EditTaskPage(own: Own<Task>) {
  const { estateId } = useEstatePlace()
  const { areaId = '', buildingId = '', taskId = '' } = useParams()
  const may = useRights('maintenance-plan')
  const { update, remove } = useTaskCommands(estateId)
  const paths = useMaintenancePaths()
  const isArchived = own.data?.status === 'archived'
  const back = paths.listed(buildingId, areaId, taskId)
  const navigate = useNavigate()
  const text = useText()

  async function change(input: TaskInput, version: number) {
    await update(taskId, version, input)
    notify.success('maintenance.task.saved', { values: { title: input.title } })
    void navigate(back, { replace: true })
  }
  async function takeOut() {
    await remove(taskId)
    void navigate(paths.area(buildingId, areaId), { replace: true })
  }
  return (
    <PlanScreen
      own={own}
      subscreen={{ title: text('maintenance.task.changeTitle'), back }}
      skeleton={<TaskForm.Skeleton />}
      may={may.change || isArchived}
    >
      {(task) =>
        isArchived ? (
          <Navigate to={back} replace />
        ) : (
          <Stack gap="8">
            <TaskForm task={task} back={back} onSave={change} onNewest={own.newest} />
            <Flex gap="3" flexWrap="wrap">
              {task.nextDate && !task.awaitsConfirmation && (
                <Button asChild>
                  <Link to={paths.archive(buildingId, areaId, task)}>
                    <Check aria-hidden />
                    <Text id="maintenance.archive.open" />
                  </Link>
                </Button>
              )}
              {may.remove && (
                <DeleteButton
                  label={<Text id="maintenance.task.delete" />}
                  title={<Text id="maintenance.task.deleteTitle" values={{ title: task.title }} />}
                  text={<Text id="maintenance.task.deleteText" />}
                  onDelete={takeOut}
                />
              )}
            </Flex>
          </Stack>
        )
      }
    </PlanScreen>
  )
}
