import { Button, Dialog } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Form } from './form/Form.tsx'
import { SubmitButton } from './form/SubmitButton.tsx'
import { TextArea } from './form/TextArea.tsx'
import { FormDialog } from './FormDialog.tsx'

interface ReasonDialogProps {
  title: ReactNode
  /** What comes of it. */
  text?: ReactNode
  /** The server's rules, and the field of theirs that takes the words: whether it may stay empty, and how long it may be, they say. */
  rules: ObjectSchema<AnyObject>
  name: string
  label: MessageKey
  help?: MessageKey
  /** Where nothing was written. */
  missing?: MessageKey
  submit: ReactNode
  isDangerous?: boolean
  /** Closes nothing by itself: whoever asks knows when it is done. */
  onSay: (words: string) => Promise<unknown>
  onClose: () => void
  /** Above the field. */
  children?: ReactNode
}

/** What is about to be done, and why, in words that others read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, rules, name, label, help, missing, submit, isDangerous, onSay, onClose, children } = props
  return (
    <FormDialog title={title} text={text} onClose={onClose}>
      <Form
        initialValues={{ [name]: '' }}
        rules={rules.pick([name])}
        derives
        keepsNothing
        onSubmit={(values) => onSay((values[name] ?? '').trim())}
      >
        {children}
        <TextArea name={name} label={label} help={help} rows={3} faults={missing && { required: missing }} />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton {...(isDangerous && { variant: 'outline', 'data-danger': true })}>{submit}</SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
