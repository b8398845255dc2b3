import type { TechnicalFactsFragment } from '#client/generated/graphql.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { energyGrades, sewers, waterSupplies } from '#schema/estates/technicalInformation.words.ts'
import { type FactsInput, factsOf, factsRules, inputOf } from './factsForm.ts'
import { whereThingsAre } from './whereThingsAre.ts'

interface FactsFormProps {
  facts: TechnicalFactsFragment
  onSave: (input: FactsInput) => Promise<unknown>
  onNewest: () => Promise<TechnicalFactsFragment | undefined>
  onDone: () => void
}

export function FactsForm({ facts, onSave, onNewest, onDone }: FactsFormProps) {
  return (
    <KeptForm
      title="estates.technical.changeFacts"
      submit="estates.technical.save"
      values={factsOf(facts)}
      rules={factsRules}
      onSave={(values) => onSave(inputOf(values))}
      onNewest={newestAs(factsOf, () => onNewest())}
      onDone={onDone}
    >
      <FormSection title="estates.technical.group.energy">
        <TextField name="heating" label="estates.technical.fact.heating" help="estates.technical.help.heating" maxLength={255} optional />
        <TextField name="electricity" label="estates.technical.fact.electricity" maxLength={255} optional />
        <Pair>
          <ChoiceField
            name="energyGrade"
            label="estates.technical.fact.energyGrade"
            help="estates.technical.help.energyGrade"
            choices={energyGrades}
            choiceLabel="estates.technical.energyGrade"
            optional
          />
          <TextField name="internet" label="estates.technical.fact.internet" help="estates.technical.help.internet" optional />
        </Pair>
      </FormSection>
      <FormSection title="estates.technical.group.water">
        <Pair>
          <ChoiceField
            name="waterSupply"
            label="estates.technical.fact.waterSupply"
            choices={waterSupplies}
            choiceLabel="estates.technical.waterSupply"
            optional
          />
          <ChoiceField name="sewer" label="estates.technical.fact.sewer" choices={sewers} choiceLabel="estates.technical.sewer" optional />
        </Pair>
      </FormSection>
      <FormSection title="estates.technical.group.air">
        <Pair>
          <TextField
            name="radonBq"
            label="estates.technical.fact.radonBq"
            help="estates.technical.help.radonBq"
            inputMode="numeric"
            unit="Bq/m³"
            optional
          />
          <DateField
            name="radonMeasuredOn"
            label="estates.technical.fact.radonMeasuredOn"
            help="estates.technical.help.radonMeasuredOn"
            optional
          />
        </Pair>
      </FormSection>
      <FormSection title="estates.technical.group.places">
        {whereThingsAre.map((name) => (
          <TextField
            key={name}
            name={name}
            label={`estates.goodToKnow.${name}`}
            help={`estates.technical.help.${name}`}
            maxLength={255}
            optional
          />
        ))}
      </FormSection>
    </KeptForm>
  )
}
