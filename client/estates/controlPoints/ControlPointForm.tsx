import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { array, type InferType, string } from 'yup'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { controlPointForm, controlPointTypes } from '#schema/estates/controlPoints.input.ts'
import type { ControlPoint } from './useControlPoint.ts'

const rules = controlPointForm.shape({ fileIds: array().of(string().required()).required() })
type Values = { type: string; name: string; comment: string; fileIds: string[] }
export type ControlPointValues = InferType<typeof rules>

interface ControlPointFormProps {
  /** The point to change; without it one is added. */
  point?: ControlPoint
  onSave: (values: ControlPointValues) => Promise<unknown>
  onCancel: () => void
}

const words = {
  type: { notValid: 'estates.controlPoint.chooseType', required: 'estates.controlPoint.chooseType' },
  name: { required: 'estates.controlPoint.writeName' },
} as const

export function ControlPointForm({ point, onSave, onCancel }: ControlPointFormProps) {
  const [opened] = useState<Values>(() => ({
    type: point?.type ?? '',
    name: point?.name ?? '',
    comment: point?.comment ?? '',
    fileIds: [],
  }))
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={point ? 'estates.controlPoint.changeTitle' : 'estates.controlPoint.addTitle'} />
      <Form initialValues={opened} rules={rules} onSubmit={(values) => onSave(rules.cast(values, { stripUnknown: true }))}>
        <ChoiceField
          name="type"
          label="estates.controlPoint.typeLabel"
          choices={controlPointTypes}
          choiceLabel="estates.controlPoint.type"
          faults={words.type}
        />
        <TextField name="name" label="estates.controlPoint.name" help="estates.controlPoint.nameHelp" maxLength={255} faults={words.name} />
        <TextArea name="comment" label="estates.controlPoint.comment" maxLength={4000} optional />
        <UploadField name="fileIds" label="estates.controlPoint.addFiles" kind="document" multiple optional />
        <SaveBar>
          <Button onClick={onCancel}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={point ? 'estates.controlPoint.save' : 'estates.controlPoint.add'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
