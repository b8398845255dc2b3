import { Button, chakra } from '@chakra-ui/react'
import { object } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { text } from '#schema/fields.ts'

const rules = object({ name: text(255) })
const words = { required: 'projects.ownPoint.writeName' } as const

interface PointNameFormProps {
  onSave: (values: { name: string }) => Promise<unknown>
  onCancel: () => void
}

export const PointNameForm = ({ onSave, onCancel }: PointNameFormProps) => (
  <Form initialValues={{ name: '' }} rules={rules} onSubmit={onSave} derives>
    <TextField name="name" label="projects.ownPoint.name" faults={words} />
    <chakra.div display="flex" gap="3">
      <Button onClick={onCancel}>
        <Text id="common.cancel" />
      </Button>
      <SubmitButton>
        <Text id="projects.ownPoint.add" />
      </SubmitButton>
    </chakra.div>
  </Form>
)
