import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { type ArchiveInput, type Task, useTaskCommands } from '#client/maintenance/useTask.ts'
import { Text } from '#client/messages/Text.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { isDay } from '#schema/fields.ts'
import { archiveForm } from '#schema/maintenance/archive.input.ts'

interface ArchiveFormProps {
  task: Task
  /** Which time of it; the next one where it is no day. */
  dueDate: string
  onDone: () => void
}

const words = { doneDate: { notValid: 'maintenance.archive.doneNotValid' } } as const
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' })

/** What was done, when and for how much. Of a task that comes again only this time is archived. */
export function ArchiveForm({ task, dueDate, onDone }: ArchiveFormProps) {
  const { estateId } = useEstatePlace()
  const { archive } = useTaskCommands(estateId)
  const [opened] = useState(() => ({ doneDate: today(), cost: '', comment: '', fileId: '' }))
  async function save(values: typeof opened) {
    const input = archiveForm.cast(values, { stripUnknown: true }) as unknown as ArchiveInput
    await archive(task.id, { ...input, ...(isDay(dueDate) && { dueDate }) })
    notify.success('maintenance.archive.saved', { values: { title: task.title } })
    onDone()
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="maintenance.archive.title" />
      <p>
        <Text id={task.period ? 'maintenance.archive.again' : 'maintenance.archive.once'} values={{ title: task.title }} />
      </p>
      <Form initialValues={opened} rules={archiveForm} onSubmit={save}>
        <DateField name="doneDate" label="maintenance.archive.doneDate" faults={words.doneDate} />
        <TextField name="cost" label="maintenance.archive.cost" inputMode="decimal" unit="kr" optional />
        <TextArea name="comment" label="maintenance.archive.comment" maxLength={4000} rows={4} optional />
        <UploadField name="fileId" label="maintenance.archive.picture" kind="image" optional />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="maintenance.archive.save" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
