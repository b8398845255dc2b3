import { Button, chakra } from '@chakra-ui/react'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { savePlanDocumentInput } from '#schema/maintenance/documents.input.ts'

const rules = savePlanDocumentInput.pick(['customName', 'fileId'])
const words = { required: 'maintenance.documents.writeSubject' } as const
interface PlanDocumentFormProps {
  save: (document: { customName: string; fileId: string }) => Promise<unknown>
  onDone: () => void
}

export const PlanDocumentForm = ({ save, onDone }: PlanDocumentFormProps) => (
  <Stack gap="4">
    <FormTitle id="maintenance.documents.add" />
    <Form
      initialValues={{ customName: '', fileId: '' }}
      rules={rules}
      onSubmit={async (values) => {
        await save(values)
        onDone()
      }}
    >
      <TextField name="customName" label="maintenance.documents.subject" maxLength={255} faults={words} />
      <UploadField name="fileId" label="maintenance.documents.file" kind="document" names="customName" />
      <chakra.div display="flex" gap="3">
        <SubmitButton>
          <Text id="maintenance.documents.save" />
        </SubmitButton>
        <Button onClick={onDone}>
          <Text id="common.cancel" />
        </Button>
      </chakra.div>
    </Form>
  </Stack>
)
