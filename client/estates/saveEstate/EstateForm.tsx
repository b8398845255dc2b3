import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import type { CreateEstateInput, EstateFormPartsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
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
  onSave: (input: CreateEstateInput) => Promise<unknown>
}

/** What the rules make of it: numbers as numbers, nothing for what is empty. */
const inputOf = (values: EstateValues) => estateForm.cast(ofItsKind(values), { stripUnknown: true }) as CreateEstateInput
/** The same of a new one, with its customer where a company adds it. */
const newInputOf = (values: EstateValues): CreateEstateInput => createEstateInput.cast(ofItsKind(values), { stripUnknown: true })

export const EstateForm = ({ estate, forCustomer, back, onSave }: EstateFormProps) => (
  <Form
    initialValues={estate ? valuesOf(estate) : noValues}
    rules={forCustomer ? customerEstateForm : estateForm}
    onSubmit={(values) => onSave(estate ? inputOf(values) : newInputOf(values))}
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
    <SaveBar>
      <Button asChild>
        <Link to={back}>
          <Text id="common.cancel" />
        </Link>
      </Button>
      <SubmitButton>
        <Text id={estate ? 'estates.form.save' : 'estates.form.add'} />
      </SubmitButton>
    </SaveBar>
  </Form>
)
