import { useRef, useState } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import { AddPlannedTasksDocument } from '#client/generated/operations/AddPlannedTasks.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { CheckboxField } from '#client/ui/form/CheckboxField.tsx'
import { notify } from '#client/ui/notify.ts'
import { type AddValues, type KnownTask, plannedOf, rules, startOf } from './addTask.ts'
import { PlaceOfTask } from './PlaceOfTask.tsx'
import { TaskDialog } from './TaskDialog.tsx'

export interface AddTaskDialogProps {
  estateId: string
  /** Where it is added from: the wheel, a room. */
  from?: string | undefined
  preset?: KnownTask | undefined
  onClose: () => void
}

/** A task from anywhere in the plan: the building and its part are made behind it where they are missing. */
export function AddTaskDialog({ estateId, from, preset = {}, onClose }: AddTaskDialogProps) {
  const send = useSend()
  const text = useText()
  const taskId = useRef(crypto.randomUUID())
  // Another form for the next one.
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState(() => startOf(preset))

  async function add(values: AddValues) {
    const { buildingId, isFollowed } = values
    const input = {
      estateId,
      ...(buildingId && { buildingId }),
      buildingName: text('maintenance.addTask.building'),
      tasks: plannedOf(values, taskId.current),
    }
    await send({ mutation: AddPlannedTasksDocument, variables: { input } }, planChanges)
    notify.success('maintenance.task.added', { values: { title: values.title } })
    if (!isFollowed) return onClose()
    taskId.current = crypto.randomUUID()
    setOpened({ ...startOf(preset), buildingId, isFollowed })
    setRound(round + 1)
  }
  return (
    <TaskDialog
      key={round}
      title="maintenance.task.addTitle"
      text={from}
      initialValues={opened}
      rules={rules}
      place={<PlaceOfTask estateId={estateId} />}
      submit="maintenance.task.create"
      onSubmit={add}
      onClose={onClose}
    >
      <CheckboxField name="isFollowed" label="maintenance.addTask.another">
        <Text id="maintenance.addTask.another" />
      </CheckboxField>
    </TaskDialog>
  )
}
