import { useFormikContext } from 'formik'
import { useState } from 'react'
import { type FoundAddress, lookUpAddresses } from '#client/access/lookups.ts'
import { Text } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { CheckboxField } from '#client/ui/form/CheckboxField.tsx'
import { ChoicesField } from '#client/ui/form/ChoicesField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
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

/** It stays open once it is saved, and begins anew from what was saved. */
export function CompanyProfileForm({ profile, onSave, onNewest }: CompanyProfileFormProps) {
  const [times, setTimes] = useState(0)
  async function save(values: ProfileValues) {
    await onSave(inputOf(values))
    setTimes(times + 1)
    notify.success('companies.profile.saved', { short: true })
  }
  return (
    <KeptForm
      key={times}
      submit="companies.profile.save"
      values={valuesOf(profile)}
      rules={profileRules}
      onSave={save}
      onNewest={newestAs(valuesOf, () => onNewest())}
    >
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
    </KeptForm>
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
