import { UploadField } from '#client/files/upload/UploadField.tsx'
import type { CreateEstateInput, EstateFormPartsFragment } from '#client/generated/graphql.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { houseTypes, ownershipKinds } from '#schema/estates/estates.words.ts'
import { createEstateInput, customerEstateForm, estateForm } from '#schema/estates/saveEstate.input.ts'
import { Address } from './Address.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import { type EstateValues, noValues, ofItsKind, valuesOf } from './estateForm.ts'
import { IdentityCheck } from './IdentityCheck.tsx'
import { IdentityFields } from './IdentityFields.tsx'
import { PropertySearch } from './PropertySearch.tsx'

interface EstateFormProps {
  /** The one to change; one that is not here yet can be looked up instead of being written. */
  estate?: EstateFormPartsFragment
  /** A company adds it, for a customer. */
  forCustomer?: boolean
  /** Where to without saving. */
  back: string
  onSave: (input: CreateEstateInput, version: number) => Promise<unknown>
  onNewest?: () => Promise<EstateFormPartsFragment | undefined>
}

const keptValues = (estate: EstateFormPartsFragment) => ({ ...valuesOf(estate), version: estate.version })

/** What the rules make of it: numbers as numbers, nothing for what is empty. */
const inputOf = (values: EstateValues) => estateForm.cast(ofItsKind(values), { stripUnknown: true }) as CreateEstateInput
/** The same of a new one, with its customer where a company adds it. */
const newInputOf = (values: EstateValues): CreateEstateInput => createEstateInput.cast(ofItsKind(values), { stripUnknown: true })

export const EstateForm = ({ estate, forCustomer, back, onSave, onNewest }: EstateFormProps) => (
  <KeptForm
    submit={estate ? 'estates.form.save' : 'estates.form.add'}
    values={estate ? keptValues(estate) : { ...noValues, version: 0 }}
    rules={forCustomer ? customerEstateForm : estateForm}
    onSave={({ version, ...values }) => onSave(estate ? inputOf(values) : newInputOf(values), version)}
    onNewest={newestAs(keptValues, () => onNewest?.())}
    back={back}
  >
    {!estate && <PropertySearch />}
    <Address />
    <FormSection title="estates.form.identity">
      <IdentityFields />
      <IdentityCheck />
    </FormSection>
    <FormSection title="estates.form.about">
      <Pair>
        <ChoiceField name="ownershipKind" label="estates.fact.ownershipKind" choices={ownershipKinds} choiceLabel="estates.ownershipKind" />
        <ChoiceField name="houseType" label="estates.fact.houseType" choices={houseTypes} choiceLabel="estates.houseType" optional />
        <TextField name="builtYear" label="estates.fact.builtYear" inputMode="numeric" optional />
        <TextField name="plotAreaM2" label="estates.fact.plotArea" inputMode="decimal" unit="m²" optional />
      </Pair>
      <UploadField name="imageFileId" label="estates.form.image" kind="image" current={estate?.image ?? undefined} optional />
    </FormSection>
    {forCustomer && (
      <FormSection title="estates.form.customer">
        <CustomerFields />
      </FormSection>
    )}
    <FormSection title="estates.form.contact">
      <TextField name="contactName" label="estates.form.contactName" autoComplete="name" optional />
      <Pair>
        <TextField name="contactPhoneNumber" label="estates.form.contactPhone" type="tel" autoComplete="tel" optional />
        <TextField name="contactEmail" label="estates.form.contactEmail" type="email" autoComplete="email" optional />
      </Pair>
    </FormSection>
  </KeptForm>
)
