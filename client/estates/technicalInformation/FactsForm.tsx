import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { TechnicalFactsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { energyGrades, sewers, waterSupplies } from '#schema/estates/technicalInformation.input.ts'
import { factsOf, factsRules, type FactsValues } from './factsForm.ts'

interface FactsFormProps {
  facts: TechnicalFactsFragment
  onSave: (values: FactsValues) => Promise<unknown>
  onDone: () => void
}

export function FactsForm({ facts, onSave, onDone }: FactsFormProps) {
  const [opened] = useState(() => factsOf(facts))
  async function save(values: FactsValues) {
    await onSave(values)
    onDone()
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="estates.technical.changeFacts" />
      <Form initialValues={opened} rules={factsRules} onSubmit={save}>
        <TextField name="heating" label="estates.technical.fact.heating" maxLength={255} optional />
        <TextField name="electricity" label="estates.technical.fact.electricity" maxLength={255} optional />
        <Pair>
          <ChoiceField
            name="waterSupply"
            label="estates.technical.fact.waterSupply"
            choices={waterSupplies}
            choiceLabel="estates.technical.waterSupply"
            optional
          />
          <ChoiceField name="sewer" label="estates.technical.fact.sewer" choices={sewers} choiceLabel="estates.technical.sewer" optional />
          <ChoiceField
            name="energyGrade"
            label="estates.technical.fact.energyGrade"
            choices={energyGrades}
            choiceLabel="estates.technical.energyGrade"
            optional
          />
          <TextField name="internet" label="estates.technical.fact.internet" optional />
          <TextField name="radonBq" label="estates.technical.fact.radonBq" inputMode="numeric" unit="Bq/m³" optional />
          <DateField name="radonMeasuredOn" label="estates.technical.fact.radonMeasuredOn" optional />
        </Pair>
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.technical.save" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
