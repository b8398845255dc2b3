import { Button, Dialog } from '@chakra-ui/react'
import { object } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { declineQuotationInput } from '#schema/projects/quotations.input.ts'

const rules = object({ words: declineQuotationInput.fields.words })

interface DeclineDialogProps {
  onDecline: (words: string) => Promise<unknown>
  onClose: () => void
}

/** No, and perhaps why. */
export const DeclineDialog = ({ onDecline, onClose }: DeclineDialogProps) => (
  <FormDialog title={<Text id="orders.quotations.declineTitle" />} onClose={onClose}>
    <Form initialValues={{ words: '' }} rules={rules} derives keepsNothing onSubmit={({ words }) => onDecline(words)}>
      <TextArea name="words" label="orders.quotations.why" rows={3} />
      <Dialog.Footer>
        <Button onClick={onClose}>
          <Text id="common.cancel" />
        </Button>
        <SubmitButton>
          <Text id="orders.quotations.decline" />
        </SubmitButton>
      </Dialog.Footer>
    </Form>
  </FormDialog>
)
