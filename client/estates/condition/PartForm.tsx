import type { Part, PartInput } from '#client/estates/buildings/useBuilding.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { buildingPartForm } from '#schema/estates/condition.input.ts'
import { buildingPartCodes, conditionGrades } from '#schema/estates/condition.words.ts'
import { Reasons } from './Reasons.tsx'

interface PartFormProps {
  /** The part to change; without it one is added. */
  part: Part | undefined
  onSave: (part: PartInput) => Promise<unknown>
  onNewest: (id: string) => Promise<Part | undefined>
  onDone: () => void
}

const valuesOf = (part: Part | undefined) => ({
  id: part?.id ?? null,
  version: part?.version ?? null,
  code: part?.code ?? '',
  name: part?.name ?? '',
  conditionGrade: part?.conditionGrade ?? '',
  cause: part?.cause ?? '',
  consequence: part?.consequence ?? '',
  costEstimate: part?.costEstimate == null ? '' : String(part.costEstimate).replace('.', ','),
  inspectedOn: part?.inspectedOn ?? '',
})
type PartValues = ReturnType<typeof valuesOf>

const words = {
  code: { notValid: 'estates.condition.choosePart', required: 'estates.condition.choosePart' },
  name: { entityAlreadyExists: 'estates.condition.nameTaken' },
  grade: { notValid: 'estates.condition.chooseGrade', required: 'estates.condition.chooseGrade' },
} as const

export function PartForm({ part, onSave, onNewest, onDone }: PartFormProps) {
  const save = ({ id, version, ...values }: PartValues) =>
    onSave({ ...(id && { id, version }), ...buildingPartForm.cast(values, { stripUnknown: true }) })
  return (
    <KeptForm
      title={part ? 'estates.condition.changeTitle' : 'estates.condition.addTitle'}
      submit={part ? 'estates.condition.save' : 'estates.condition.add'}
      values={valuesOf(part)}
      rules={buildingPartForm}
      onSave={save}
      onNewest={newestAs(valuesOf, () => part && onNewest(part.id))}
      onDone={onDone}
    >
      <ChoiceField
        name="code"
        label="estates.condition.partLabel"
        choices={buildingPartCodes}
        choiceLabel="estates.buildingPart"
        faults={words.code}
      />
      <TextField name="name" label="estates.condition.name" help="estates.condition.nameHelp" faults={words.name} />
      <ChoiceField
        name="conditionGrade"
        label="estates.condition.gradeLabel"
        choices={conditionGrades}
        choiceLabel="estates.grade"
        faults={words.grade}
      />
      <Reasons />
      <DateField name="inspectedOn" label="estates.condition.inspectedOn" />
    </KeptForm>
  )
}
