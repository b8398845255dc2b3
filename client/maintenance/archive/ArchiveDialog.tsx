import { Button, Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { useMaintenanceTaskQuery } from '#client/generated/graphql.ts'
import { type ArchiveInput, useTaskCommands } from '#client/maintenance/useTask.ts'
import { Text } from '#client/messages/Text.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { isDay, today } from '#schema/day.ts'
import { archiveForm } from '#schema/maintenance/archive.input.ts'
import { useUndoDone } from './useUndoDone.ts'

interface ArchiveDialogProps {
  taskId: string
  /** Which time of it; the next one where it is no day. */
  dueDate: string
  onClose: () => void
}

const words = {
  doneDate: { notValid: 'maintenance.archive.doneNotValid' },
  cost: { notValid: 'maintenance.task.costNotValid' },
} as const

/** What was done, when and for how much. Of a task that comes again only this time is archived. */
export function ArchiveDialog({ taskId, dueDate, onClose }: ArchiveDialogProps) {
  const { estateId } = useEstatePlace()
  const task = shownData(useMaintenanceTaskQuery({ variables: { estateId, taskId }, ...screenQuery }))?.maintenanceTask
  const { archive } = useTaskCommands(estateId)
  const undo = useUndoDone(estateId)
  const [opened] = useState(() => ({ doneDate: today(), cost: '', comment: '', fileId: '' }))
  if (!task) return null
  const { title, period, origin } = task

  async function save(values: typeof opened) {
    const input = archiveForm.cast(values, { stripUnknown: true }) as unknown as ArchiveInput
    const done = await archive(taskId, { ...input, ...(isDay(dueDate) && { dueDate }) })
    const { awaitsConfirmation } = done
    notify.success(awaitsConfirmation ? 'maintenance.archive.reported' : 'maintenance.archive.saved', {
      values: { title },
      ...(!awaitsConfirmation && origin?.findingId && { detail: `maintenance.archive.tells.${origin.kind}` }),
      undo: () => void undo({ ...done, title }).catch(() => undefined),
    })
    onClose()
  }
  return (
    <FormDialog
      title={<Text id="maintenance.archive.open" />}
      text={<Text id={period ? 'maintenance.archive.again' : 'maintenance.archive.once'} values={{ title }} />}
      onClose={onClose}
    >
      <Form initialValues={opened} rules={archiveForm} onSubmit={save}>
        <Pair>
          <DateField name="doneDate" label="maintenance.archive.doneDate" faults={words.doneDate} />
          <TextField name="cost" label="maintenance.archive.cost" inputMode="decimal" unit="kr" faults={words.cost} optional />
        </Pair>
        <TextArea name="comment" label="maintenance.archive.comment" maxLength={4000} rows={3} optional />
        <UploadField name="fileId" label="maintenance.archive.picture" kind="image" optional />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="maintenance.archive.save" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
