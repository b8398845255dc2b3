import { refusalOf } from '#client/access/refusal.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { houseTypes } from '#schema/estates/estates.words.ts'
import { buildingRules, type BuildingInput, type Facts, inputOf, type BuildingValues, valuesOf } from './buildingForm.ts'

interface BuildingFormProps {
  /** The one to change; without it one is added. */
  building?: Facts
  /** Where to without saving. */
  back: string
  onSave: (input: BuildingInput, version: number) => Promise<unknown>
  onNewest?: () => Promise<Facts | undefined>
}

const nameWords = { required: 'estates.building.writeName', taken: 'estates.building.nameTaken' } as const

export function BuildingForm({ building, back, onSave, onNewest }: BuildingFormProps) {
  async function save(values: BuildingValues) {
    try {
      await onSave(inputOf(values), values.version)
    } catch (error) {
      // The name is all that can be taken.
      if (refusalOf(error)?.code === 'entityAlreadyExists') throw Object.assign(new Error('taken'), { fields: { name: 'taken' } })
      throw error
    }
  }
  return (
    <KeptForm
      title={building ? 'estates.building.changeTitle' : 'estates.building.addTitle'}
      submit={building ? 'estates.building.save' : 'estates.building.add'}
      values={valuesOf(building)}
      rules={buildingRules}
      onSave={save}
      onNewest={newestAs(valuesOf, () => onNewest?.())}
      back={back}
    >
      <TextField name="name" label="estates.building.name" help="estates.building.nameHelp" maxLength={100} faults={nameWords} />
      <Pair>
        <ChoiceField name="houseType" label="estates.building.houseType" choices={houseTypes} choiceLabel="estates.houseType" optional />
        <TextField name="buildingNumber" label="estates.building.buildingNumber" inputMode="numeric" optional />
        <TextField name="builtYear" label="estates.building.builtYear" inputMode="numeric" optional />
        <TextField name="grossAreaM2" label="estates.building.grossAreaM2" inputMode="decimal" unit="m²" optional />
        <TextField name="floorsCount" label="estates.building.floorsCount" inputMode="numeric" optional />
      </Pair>
      <FormSection title="estates.building.construction">
        <Pair>
          <TextField name="foundation" label="estates.building.foundation" optional />
          <TextField name="structure" label="estates.building.structure" optional />
          <TextField name="roofType" label="estates.building.roofType" optional />
          <TextField name="roofCovering" label="estates.building.roofCovering" optional />
          <TextField name="cladding" label="estates.building.cladding" optional />
          <TextField name="windowsYear" label="estates.building.windowsYear" inputMode="numeric" optional />
        </Pair>
      </FormSection>
      <FormSection title="estates.building.installations">
        <Pair>
          <TextField name="heating" label="estates.building.heating" optional />
          <TextField name="ventilation" label="estates.building.ventilation" optional />
        </Pair>
      </FormSection>
    </KeptForm>
  )
}
