import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { Part, PartInput } from '#client/estates/buildings/useBuilding.ts'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { buildingPartCodes, buildingPartForm, conditionGrades } from '#schema/estates/condition.input.ts'
import { Reasons } from './Reasons.tsx'

interface PartFormProps {
  /** The part to change; without it one is added. */
  part: Part | undefined
  onSave: (part: PartInput) => Promise<unknown>
  onDone: () => void
}

const valuesOf = (part: Part | undefined) => ({
  code: part?.code ?? '',
  name: part?.name ?? '',
  conditionGrade: part?.conditionGrade ?? '',
  cause: part?.cause ?? '',
  consequence: part?.consequence ?? '',
  costEstimate: part?.costEstimate == null ? '' : String(part.costEstimate).replace('.', ','),
  inspectedOn: part?.inspectedOn ?? '',
})
type Values = ReturnType<typeof valuesOf>

const words = {
  code: { notValid: 'estates.condition.choosePart', required: 'estates.condition.choosePart' },
  grade: { notValid: 'estates.condition.chooseGrade', required: 'estates.condition.chooseGrade' },
} as const

export function PartForm({ part, onSave, onDone }: PartFormProps) {
  const [opened] = useState(() => valuesOf(part))
  async function save(values: Values) {
    await onSave({ ...(part && { id: part.id, version: part.version }), ...buildingPartForm.cast(values, { stripUnknown: true }) })
    onDone()
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={part ? 'estates.condition.changeTitle' : 'estates.condition.addTitle'} />
      <Form initialValues={opened} rules={buildingPartForm} onSubmit={save}>
        <ChoiceField
          name="code"
          label="estates.condition.partLabel"
          choices={buildingPartCodes}
          choiceLabel="estates.condition.part"
          faults={words.code}
        />
        <TextField name="name" label="estates.condition.name" help="estates.condition.nameHelp" maxLength={100} optional />
        <ChoiceField
          name="conditionGrade"
          label="estates.condition.gradeLabel"
          choices={conditionGrades}
          choiceLabel="estates.condition.grade"
          faults={words.grade}
        />
        <Reasons />
        <DateField name="inspectedOn" label="estates.condition.inspectedOn" optional />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={part ? 'estates.condition.save' : 'estates.condition.add'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
