import { Button, Dialog } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import { AddPlannedTasksDocument } from '#client/generated/operations/AddPlannedTasks.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { CheckboxField } from '#client/ui/form/CheckboxField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { buildingPartCodes } from '#schema/estates/condition.words.ts'
import { type AddValues, type Known, plannedOf, rules, startOf } from './addTask.ts'
import { BuildingField } from './BuildingField.tsx'
import { MoreOfTask } from './MoreOfTask.tsx'
import { WhenField } from './WhenField.tsx'

export interface AddTaskDialogProps {
  estateId: string
  /** Where it is added from: the wheel, a room. */
  from?: string | undefined
  known?: Known | undefined
  onClose: () => void
}

const words = {
  title: { required: 'maintenance.task.writeTitle' },
  code: { required: 'maintenance.addTask.choosePart', notValid: 'maintenance.addTask.choosePart' },
} as const

/** A task from anywhere in the plan: the building and its part are made behind it where they are missing. */
export function AddTaskDialog({ estateId, from, known = {}, onClose }: AddTaskDialogProps) {
  const send = useSend()
  const text = useText()
  const nameOf = usePartName()
  const taskId = useRef(crypto.randomUUID())
  // Another form for the next one.
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState(() => startOf(known))

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
    setOpened({ ...startOf(known), buildingId, isFollowed })
    setRound(round + 1)
  }
  return (
    <FormDialog title={<Text id="maintenance.task.addTitle" />} text={from} onClose={onClose}>
      <Form key={round} initialValues={opened} rules={rules} onSubmit={add}>
        <TextField name="title" label="maintenance.addTask.what" maxLength={255} autoComplete="off" faults={words.title} />
        <Pair>
          <BuildingField estateId={estateId} />
          <SelectField name="code" label="maintenance.addTask.part" faults={words.code}>
            {() => (
              <>
                <option value="">{text('maintenance.addTask.choose')}</option>
                {buildingPartCodes.map((code) => (
                  <option key={code} value={code}>
                    {nameOf({ code })}
                  </option>
                ))}
              </>
            )}
          </SelectField>
        </Pair>
        <WhenField />
        <MoreOfTask />
        <CheckboxField name="isFollowed" label="maintenance.addTask.another">
          <Text id="maintenance.addTask.another" />
        </CheckboxField>
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="maintenance.task.create" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
