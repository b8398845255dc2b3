import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { floorTypes } from '#schema/estates/interior/floors.input.ts'
import { floorInput, floorRules, floorValues } from './interiorForms.ts'
import type { Floor, FloorInput } from './useInterior.ts'

interface FloorFormProps {
  /** The floor to change; without it one is added. */
  floor: Floor | undefined
  onSave: (floor: FloorInput) => Promise<unknown>
  onNewest: (id: string) => Promise<Floor | undefined>
  onDone: () => void
}

const words = { required: 'estates.interior.floorForm.chooseType', notValid: 'estates.interior.floorForm.chooseType' } as const

export function FloorForm({ floor, onSave, onNewest, onDone }: FloorFormProps) {
  return (
    <KeptForm
      title={floor ? 'estates.interior.floorForm.changeTitle' : 'estates.interior.floorForm.addTitle'}
      submit={floor ? 'estates.interior.floorForm.save' : 'estates.interior.floorForm.add'}
      values={floorValues(floor)}
      rules={floorRules}
      onSave={(values) => onSave(floorInput(values))}
      onNewest={newestAs(floorValues, () => floor && onNewest(floor.id))}
      onDone={onDone}
    >
      <ChoiceField
        name="type"
        label="estates.interior.floorForm.type"
        choices={floorTypes}
        choiceLabel="estates.interior.floorType"
        faults={words}
      />
      <TextField name="name" label="estates.interior.floorForm.name" help="estates.interior.floorForm.nameHelp" />
    </KeptForm>
  )
}
