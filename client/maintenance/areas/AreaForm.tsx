import { Button } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useBehind } from '#client/access/useBehind.ts'
import { Reasons } from '#client/estates/condition/Reasons.tsx'
import { riskLooks } from '#client/maintenance/looks.ts'
import type { Area, AreaInput } from '#client/maintenance/useArea.ts'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { buildingPartCodes, type ConditionGrade, conditionGrades } from '#schema/estates/condition.input.ts'
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
})
type Values = ReturnType<typeof valuesOf>

const words = {
  code: { notValid: 'estates.condition.choosePart', required: 'estates.condition.choosePart' },
  grade: { notValid: 'estates.condition.chooseGrade', required: 'estates.condition.chooseGrade' },
} as const

const asWritten = (value: string) => value
const said: SaidFields<Values> = {
  name: { label: 'estates.condition.name', said: asWritten },
  description: { label: 'maintenance.area.description', said: asWritten },
  conditionGrade: { label: 'estates.condition.gradeLabel', said: asWritten },
  consequenceGrade: { label: 'maintenance.area.consequenceGrade', said: asWritten },
  cause: { label: 'estates.condition.cause', said: asWritten },
  consequence: { label: 'estates.condition.consequence', said: asWritten },
  costEstimate: { label: 'estates.condition.costEstimate', said: asWritten },
}

/** A part of a building that is kept up: what it is, how it is, and what is at stake. */
export function AreaForm({ buildingId, buildingName, area, onSave, onNewest, onDone }: AreaFormProps) {
  const [opened] = useState(() => valuesOf(area))
  const { isBehind, unlessBehind } = useBehind()
  async function save(values: Values) {
    const input = areaForm.cast(values, { stripUnknown: true }) as unknown as AreaInput
    const target = area ? { areaId: area.id, version: area.version } : { buildingId }
    await unlessBehind(() => onSave({ ...target, ...input }))
    onDone()
  }
  async function fetchNewest() {
    const newest = await onNewest?.()
    return newest && valuesOf(newest)
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={area ? 'maintenance.area.changeTitle' : 'maintenance.area.addTitle'} />
      <p>{buildingName}</p>
      <Form initialValues={opened} rules={areaForm} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <ChoiceField
          name="code"
          label="estates.condition.partLabel"
          choices={buildingPartCodes}
          choiceLabel="estates.condition.part"
          faults={words.code}
        />
        <TextField name="name" label="estates.condition.name" help="estates.condition.nameHelp" maxLength={100} optional />
        <TextArea name="description" label="maintenance.area.description" maxLength={4000} rows={3} optional />
        <FormSection title="estates.condition.title">
          <ChoiceField
            name="conditionGrade"
            label="estates.condition.gradeLabel"
            choices={conditionGrades}
            choiceLabel="estates.condition.grade"
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
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={area ? 'maintenance.area.save' : 'maintenance.area.create'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}

/** What condition and consequence make together, while they are chosen. */
function RiskNow() {
  const { conditionGrade, consequenceGrade } = useFormikContext<Values>().values
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
