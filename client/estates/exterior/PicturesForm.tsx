import { Button } from '@chakra-ui/react'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { picturesRules } from './exteriorForms.ts'
import type { ExteriorScreen } from './useExterior.ts'

const none: { fileIds: string[] } = { fileIds: [] }
const words = { required: 'estates.exterior.picturesFault', tooMany: 'estates.exterior.tooMany' } as const

export function PicturesForm({ onSave, onDone }: { onSave: ExteriorScreen['add']; onDone: () => void }) {
  async function save({ fileIds }: typeof none) {
    await onSave(fileIds)
    onDone()
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="estates.exterior.addTitle" />
      <Form initialValues={none} rules={picturesRules} onSubmit={save}>
        <UploadField name="fileIds" label="estates.exterior.pictures" kind="image" multiple faults={words} />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.exterior.save" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
