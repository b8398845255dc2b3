import { Button, Dialog } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import type { TaskValues } from '#client/maintenance/tasks/taskForm.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { MoreOfTask } from './MoreOfTask.tsx'
import { WhenField } from './WhenField.tsx'

interface TaskDialogProps<FieldValues extends TaskValues> {
  title: MessageKey
  text?: ReactNode
  initialValues: FieldValues
  rules: Schema
  /** The fields that say what it is done to. */
  place: ReactNode
  submit: MessageKey
  onSubmit: (values: FieldValues) => Promise<void>
  onClose: () => void
  /** Below all that is asked of the task. */
  children?: ReactNode
}

const words = { required: 'maintenance.task.writeTitle' } as const

/** A new task, wherever it is added from. */
export const TaskDialog = <FieldValues extends TaskValues>(props: TaskDialogProps<FieldValues>) => {
  const { title, text, initialValues, rules, place, submit, onSubmit, onClose, children } = props
  return (
    <FormDialog title={<Text id={title} />} text={text} onClose={onClose}>
      <Form initialValues={initialValues} rules={rules} onSubmit={onSubmit}>
        <TextField name="title" label="maintenance.addTask.what" maxLength={255} autoComplete="off" faults={words} />
        {place}
        <WhenField />
        <MoreOfTask isOpen={initialValues.description !== ''} />
        {children}
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={submit} />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
