import { Button, Dialog } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'

interface AskFormProps<FieldValues extends object> {
  title: ReactNode
  text: ReactNode
  initialValues: FieldValues
  rules: Schema
  onAsk: (values: FieldValues) => Promise<void>
  onClose: () => void
  /** What is asked for, or of whom. */
  children: ReactNode
}

/** Asks somebody for papers by mail: until when they are needed, and a word to go with it. */
export const AskForm = <FieldValues extends object>(props: AskFormProps<FieldValues>) => {
  const { title, text, initialValues, rules, onAsk, onClose, children } = props
  return (
    <FormDialog title={title} text={text} onClose={onClose}>
      <Form
        initialValues={initialValues}
        rules={rules}
        derives
        keepsNothing
        onSubmit={async (values) => {
          await onAsk(values)
          onClose()
        }}
      >
        {children}
        <DateField name="neededBy" label="projects.meter.neededBy" />
        <TextArea name="message" label="projects.meter.message" />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="projects.meter.send" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
