import { useFormikContext } from 'formik'
import { useState } from 'react'
import { type FoundAddress, lookUpAddresses } from '#client/access/lookups.ts'
import { useBehind } from '#client/access/useBehind.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { CheckboxField } from '#client/ui/form/CheckboxField.tsx'
import { ChoicesField } from '#client/ui/form/ChoicesField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { longestDescription } from '#schema/companies/companyProfile.input.ts'
import { trades } from '#schema/companies/trades.ts'
import { inputOf, profileRules, type ProfileValues, valuesOf } from './profileForm.ts'
import type { CompanyProfile, ProfileInput } from './useCompanyProfile.ts'

interface CompanyProfileFormProps {
  profile: CompanyProfile
  onSave: (profile: ProfileInput) => Promise<unknown>
  onNewest: () => Promise<CompanyProfile | undefined>
}

const words = { website: { notValid: 'companies.profile.websiteNotValid' } } as const

export function CompanyProfileForm({ profile, onSave, onNewest }: CompanyProfileFormProps) {
  const [opened, setOpened] = useState(() => valuesOf(profile))
  const { isBehind, unlessBehind } = useBehind()
  const text = useText()

  async function save(values: ProfileValues) {
    await unlessBehind(() => onSave(inputOf(values)))
    const newest = await onNewest()
    if (newest) setOpened(valuesOf(newest))
    notify.success('companies.profile.saved', { short: true })
  }
  async function fetchNewest() {
    const newest = await onNewest()
    return newest && valuesOf(newest)
  }
  const plain = (value: string) => value
  const said: SaidFields<ProfileValues> = {
    description: { label: 'companies.profile.description', said: plain },
    trades: { label: 'companies.profile.trades', said: (trades) => trades.map((trade) => text(`trades.${trade}`)).join(', ') },
    contactName: { label: 'companies.profile.contactName', said: plain },
    phone: { label: 'companies.profile.phone', said: plain },
    email: { label: 'companies.profile.email', said: plain },
    website: { label: 'companies.profile.website', said: plain },
    addressLine1: { label: 'companies.profile.address', said: plain },
    insuranceCompany: { label: 'companies.profile.insuranceCompany', said: plain },
  }
  return (
    <Form key={opened.version} initialValues={opened} rules={profileRules} onSubmit={save}>
      {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
      <FormSection title="companies.profile.about">
        <TextArea
          name="description"
          label="companies.profile.description"
          help="companies.profile.descriptionHelp"
          maxLength={longestDescription}
          rows={5}
          optional
        />
        <ChoicesField name="trades" label="companies.profile.trades" choices={trades} choiceLabel="trades" />
      </FormSection>
      <FormSection title="companies.profile.contact">
        <TextField name="contactName" label="companies.profile.contactName" autoComplete="off" optional />
        <Pair>
          <TextField name="phone" label="companies.profile.phone" type="tel" autoComplete="off" optional />
          <TextField name="email" label="companies.profile.email" type="email" autoComplete="off" optional />
        </Pair>
        <TextField
          name="website"
          label="companies.profile.website"
          help="companies.profile.websiteHelp"
          type="url"
          faults={words.website}
          autoComplete="off"
          optional
        />
        <Address />
      </FormSection>
      <FormSection title="companies.profile.approvals">
        <CheckboxField name="centralApproval" label="companies.profile.centralApproval">
          <Text id="companies.profile.centralApproval" />
        </CheckboxField>
        <CheckboxField name="wetRoomCertificate" label="companies.profile.wetRoomCertificate">
          <Text id="companies.profile.wetRoomCertificate" />
        </CheckboxField>
        <TextField name="insuranceCompany" label="companies.profile.insuranceCompany" autoComplete="off" optional />
      </FormSection>
      <SaveBar>
        <SubmitButton>
          <Text id="companies.profile.save" />
        </SubmitButton>
      </SaveBar>
    </Form>
  )
}

function Address() {
  const { values, setValues } = useFormikContext<ProfileValues>()
  const fill = ({ addressLine1, postalCode, city }: FoundAddress) => void setValues({ ...values, addressLine1, postalCode, city })
  return (
    <>
      <LookupField
        name="addressLine1"
        label="companies.profile.address"
        lookUp={lookUpAddresses}
        written={({ addressLine1 }) => addressLine1}
        onChoose={fill}
        optional
      />
      <Pair>
        <TextField name="postalCode" label="companies.profile.postalCode" inputMode="numeric" autoComplete="off" optional />
        <TextField name="city" label="companies.profile.city" autoComplete="off" optional />
      </Pair>
    </>
  )
}
