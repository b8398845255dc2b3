import { Button, Dialog } from '@chakra-ui/react'
import { object } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { text } from '#schema/fields.ts'
import type { Lacking } from './lacking.ts'

const rules = object({ despite: text(1000) })
const faults = { required: 'projects.despite.missing' } as const

interface DespiteDialogProps {
  lacking: Lacking
  onSay: (despite: string) => Promise<unknown>
  onClose: () => void
}

/** The point has an open deviation or lacks its picture: whoever says that it is in order all the same says why. */
export const DespiteDialog = ({ lacking, onSay, onClose }: DespiteDialogProps) => (
  <FormDialog title={<Text id={`projects.despite.title.${lacking}`} />} text={<Text id="projects.despite.text" />} onClose={onClose}>
    <Form initialValues={{ despite: '' }} rules={rules} derives keepsNothing onSubmit={({ despite }) => onSay(despite.trim())}>
      <TextArea name="despite" label="projects.despite.label" help="projects.despite.help" faults={faults} optional={false} />
      <Dialog.Footer>
        <Button onClick={onClose}>
          <Text id="common.cancel" />
        </Button>
        <SubmitButton>
          <Text id="projects.despite.do" />
        </SubmitButton>
      </Dialog.Footer>
    </Form>
  </FormDialog>
)
