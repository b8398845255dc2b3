import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { ChoicesField } from '#client/ui/form/ChoicesField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { trades } from '#schema/companies/trades.ts'
import { pictureSides, renovationKinds } from '#schema/estates/renovations.words.ts'
import { HeldDocuments } from './HeldDocuments.tsx'
import { NewDocuments } from './NewDocuments.tsx'
import { PicturesField } from './PicturesField.tsx'
import { inputOf, renovationRules, valuesOf } from './renovationForm.ts'
import type { Renovation, RenovationInput } from './useRenovations.ts'

interface RenovationFormProps {
  /** The renovation to change; without it one is added. */
  renovation?: Renovation
  /** Where to without saving. */
  back: string
  onSave: (input: RenovationInput) => Promise<unknown>
  onNewest?: () => Promise<Renovation | undefined>
}

const words = {
  kind: { notValid: 'estates.renovations.chooseKind', required: 'estates.renovations.chooseKind' },
  title: { required: 'estates.renovations.writeTitle' },
  year: { required: 'estates.renovations.writeYear', notValid: 'estates.renovations.yearNotValid' },
  cost: { notValid: 'estates.renovations.costNotValid' },
  companies: { tooMany: 'estates.renovations.tooManyCompanies' },
} as const

export function RenovationForm({ renovation, back, onSave, onNewest }: RenovationFormProps) {
  return (
    <KeptForm
      title={renovation ? 'estates.renovations.changeTitle' : 'estates.renovations.addTitle'}
      submit={renovation ? 'estates.renovations.save' : 'estates.renovations.add'}
      values={valuesOf(renovation)}
      rules={renovationRules}
      onSave={(values) => onSave(inputOf(values))}
      onNewest={newestAs(valuesOf, () => onNewest?.())}
      back={back}
    >
      <TextField name="title" label="estates.renovations.title" help="estates.renovations.titleHelp" maxLength={255} faults={words.title} />
      <ChoiceField
        name="kind"
        label="estates.renovations.kind"
        choices={renovationKinds}
        choiceLabel="estates.renovationKind"
        faults={words.kind}
      />
      <Pair>
        <TextField name="year" label="estates.renovations.year" inputMode="numeric" autoComplete="off" faults={words.year} />
        <TextField name="cost" label="estates.renovations.cost" inputMode="decimal" unit="kr" faults={words.cost} optional />
      </Pair>
      <TextArea name="description" label="estates.renovations.description" maxLength={4000} rows={5} optional />
      <TextField
        name="companies"
        label="estates.renovations.companies"
        help="estates.renovations.companiesHelp"
        autoComplete="off"
        faults={words.companies}
        optional
      />
      <ChoicesField name="trades" label="estates.renovations.trades" choices={trades} choiceLabel="trades" />
      {pictureSides.map((side) => (
        <FormSection key={side} title={`estates.renovations.side.${side}`}>
          <PicturesField side={side} held={renovation?.pictures?.edges.map(({ node }) => node) ?? []} />
        </FormSection>
      ))}
      <FormSection title="estates.renovations.documents">
        <HeldDocuments held={renovation?.documents ?? []} />
        <NewDocuments />
      </FormSection>
    </KeptForm>
  )
}
