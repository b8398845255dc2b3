import { array, type InferType, string } from 'yup'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { controlPointForm, controlPointTypes } from '#schema/estates/controlPoints.input.ts'
import type { ControlPoint } from './useControlPoint.ts'

const rules = controlPointForm.shape({ fileIds: array().of(string().required()).required() })
const valuesOf = (point: ControlPoint | undefined) => ({
  type: point?.type ?? '',
  name: point?.name ?? '',
  comment: point?.comment ?? '',
  fileIds: [] as string[],
  version: point?.version ?? 0,
})
export type ControlPointValues = InferType<typeof rules>

interface ControlPointFormProps {
  /** The point to change; without it one is added. */
  point?: ControlPoint
  onSave: (values: ControlPointValues, version: number) => Promise<unknown>
  onNewest?: () => Promise<ControlPoint | undefined>
  /** Once it is saved, or left without. */
  onDone?: () => void
  /** Where to without saving, of a form with an address of its own. */
  back?: string
}

const words = {
  type: { notValid: 'estates.controlPoint.chooseType', required: 'estates.controlPoint.chooseType' },
  name: { required: 'estates.controlPoint.writeName' },
} as const

export function ControlPointForm({ point, onSave, onNewest, onDone, back }: ControlPointFormProps) {
  return (
    <KeptForm
      title={point ? 'estates.controlPoint.changeTitle' : 'estates.controlPoint.addTitle'}
      submit={point ? 'estates.controlPoint.save' : 'estates.controlPoint.add'}
      values={valuesOf(point)}
      rules={rules}
      onSave={({ version, ...values }) => onSave(rules.cast(values, { stripUnknown: true }), version)}
      onNewest={newestAs(valuesOf, () => onNewest?.())}
      onDone={onDone}
      back={back}
    >
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
    </KeptForm>
  )
}
