import { useFormikContext } from 'formik'
import { Reasons } from '#client/estates/condition/Reasons.tsx'
import { riskLooks } from '#client/maintenance/looks.ts'
import type { Area, AreaInput } from '#client/maintenance/useArea.ts'
import { Text } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { State } from '#client/ui/marks.tsx'
import { buildingPartCodes, type ConditionGrade, conditionGrades } from '#schema/estates/condition.words.ts'
import { areaForm, areaUnits } from '#schema/maintenance/areas.input.ts'
import { type ConsequenceGrade, consequenceGrades, riskOf } from '#schema/maintenance/risk.ts'

interface AreaFormProps {
  buildingId: string
  buildingName: string
  /** The area to change; without it one is added. */
  area?: Area
  onSave: (area: AreaInput) => Promise<unknown>
  onNewest?: () => Promise<Area | undefined>
  onDone: () => void
}

const figure = (value: number | null | undefined) => (value == null ? '' : String(value).replace('.', ','))
const valuesOf = (area: Area | undefined) => ({
  code: area?.code ?? '',
  name: area?.name ?? '',
  description: area?.description ?? '',
  conditionGrade: area?.conditionGrade ?? '',
  consequenceGrade: area?.consequenceGrade ?? '',
  cause: area?.cause ?? '',
  consequence: area?.consequence ?? '',
  costEstimate: figure(area?.costEstimate),
  inspectedOn: area?.inspectedOn ?? '',
  remainingLifeYears: figure(area?.remainingLifeYears),
  quantity: figure(area?.quantity),
  unit: area?.unit ?? '',
  version: area?.version ?? null,
})
type AreaValues = ReturnType<typeof valuesOf>

const words = {
  code: { notValid: 'estates.condition.choosePart', required: 'estates.condition.choosePart' },
  name: { entityAlreadyExists: 'estates.condition.nameTaken' },
  grade: { notValid: 'estates.condition.chooseGrade', required: 'estates.condition.chooseGrade' },
} as const

/** A part of a building that is kept up: what it is, how it is, and what is at stake. */
export function AreaForm({ buildingId, buildingName, area, onSave, onNewest, onDone }: AreaFormProps) {
  function save({ version, ...values }: AreaValues) {
    const input = areaForm.cast(values, { stripUnknown: true }) as unknown as AreaInput
    return onSave({ ...(area ? { areaId: area.id, version } : { buildingId }), ...input })
  }
  return (
    <KeptForm
      title={area ? 'maintenance.area.changeTitle' : 'maintenance.area.addTitle'}
      lead={<p>{buildingName}</p>}
      submit={area ? 'maintenance.area.save' : 'maintenance.area.create'}
      values={valuesOf(area)}
      rules={areaForm}
      onSave={save}
      onNewest={newestAs(valuesOf, () => onNewest?.())}
      onDone={onDone}
    >
      <ChoiceField
        name="code"
        label="estates.condition.partLabel"
        choices={buildingPartCodes}
        choiceLabel="estates.buildingPart"
        faults={words.code}
      />
      <TextField
        name="name"
        label="estates.condition.name"
        help="estates.condition.nameHelp"
        maxLength={100}
        faults={words.name}
        optional
      />
      <TextArea name="description" label="maintenance.area.description" maxLength={4000} rows={3} optional />
      <FormSection title="estates.conditionTitle">
        <ChoiceField
          name="conditionGrade"
          label="estates.condition.gradeLabel"
          choices={conditionGrades}
          choiceLabel="estates.grade"
          faults={words.grade}
        />
        <ChoiceField
          name="consequenceGrade"
          label="maintenance.area.consequenceGrade"
          help="maintenance.area.consequenceHelp"
          choices={consequenceGrades}
          choiceLabel="maintenance.consequence"
          optional
        />
        <RiskNow />
        <Reasons />
        <DateField name="inspectedOn" label="estates.condition.inspectedOn" optional />
      </FormSection>
      <FormSection title="maintenance.area.size">
        <TextField name="remainingLifeYears" label="maintenance.area.remainingLife" inputMode="numeric" optional />
        <Pair>
          <TextField name="quantity" label="maintenance.area.quantity" inputMode="decimal" optional />
          <ChoiceField name="unit" label="maintenance.area.unit" choices={areaUnits} choiceLabel="maintenance.unit" optional />
        </Pair>
      </FormSection>
    </KeptForm>
  )
}

/** What condition and consequence make together, while they are chosen. */
function RiskNow() {
  const { conditionGrade, consequenceGrade } = useFormikContext<AreaValues>().values
  const risk = riskOf(conditionGrade as ConditionGrade, consequenceGrade as ConsequenceGrade)
  return (
    <div aria-live="polite">
      {risk && (
        <State {...riskLooks[risk]}>
          <Text id={`maintenance.risk.${risk}`} />
        </State>
      )}
    </div>
  )
}
