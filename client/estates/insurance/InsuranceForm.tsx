import { PaperForm } from '#client/estates/papers/PaperForm.tsx'
import type { PaperFormProps } from '#client/estates/papers/PaperScreen.tsx'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import type { InsuranceKind } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import type { SaidFields } from '#client/ui/form/StaleNote.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { insuranceKinds, saveInsuranceInput } from '#schema/estates/insurance.input.ts'
import type { Insurance, InsuranceInput } from './useInsurances.ts'

const rules = saveInsuranceInput.omit(['estateId'])

const valuesOf = (insurance: Insurance | undefined) => ({
  id: insurance?.id ?? null,
  version: insurance?.version ?? null,
  kind: insurance?.kind ?? ('' as InsuranceKind | ''),
  company: insurance?.company ?? '',
  customName: insurance?.customName ?? '',
  policyNumber: insurance?.policyNumber ?? '',
  validTo: insurance?.validTo ?? '',
  contactName: insurance?.contactName ?? '',
  phone: insurance?.phone ?? '',
  fileId: '',
})
type Values = ReturnType<typeof valuesOf>

const inputOf = ({ kind, customName, policyNumber, validTo, contactName, phone, fileId, ...others }: Values): InsuranceInput => ({
  ...others,
  // The rules have let nothing else through.
  kind: kind as InsuranceKind,
  customName: customName || null,
  policyNumber: policyNumber || null,
  validTo: validTo || null,
  contactName: contactName || null,
  phone: phone || null,
  // What is not chosen anew stays as it was.
  ...(fileId && { fileId }),
})

const words = {
  kind: { notValid: 'estates.insurance.chooseKind' },
  company: { required: 'estates.insurance.writeCompany' },
} as const

export function InsuranceForm(props: PaperFormProps<Insurance, InsuranceInput>) {
  const text = useText()
  const asWritten = (value: string) => value
  const said: SaidFields<Values> = {
    kind: { label: 'estates.insurance.kind', said: (kind) => kind && text(`estates.insuranceKind.${kind}`) },
    company: { label: 'estates.insurance.company', said: asWritten },
    customName: { label: 'estates.insurance.subject', said: asWritten },
    policyNumber: { label: 'estates.insurance.policyNumber', said: asWritten },
    validTo: { label: 'estates.insurance.lastDay', said: writtenDay },
    contactName: { label: 'estates.insurance.contactName', said: asWritten },
    phone: { label: 'estates.insurance.phone', said: asWritten },
  }
  return (
    <PaperForm kind="insurance" rules={rules} valuesOf={valuesOf} inputOf={inputOf} said={said} {...props}>
      <ChoiceField
        name="kind"
        label="estates.insurance.kind"
        choices={insuranceKinds}
        choiceLabel="estates.insuranceKind"
        faults={words.kind}
      />
      <TextField name="company" label="estates.insurance.company" maxLength={255} faults={words.company} />
      <TextField name="policyNumber" label="estates.insurance.policyNumber" maxLength={64} optional />
      <DateField name="validTo" label="estates.insurance.lastDay" help="estates.insurance.lastDayHelp" optional />
      <TextField name="contactName" label="estates.insurance.contactName" maxLength={255} optional />
      <TextField name="phone" label="estates.insurance.phone" type="tel" optional />
      <TextField name="customName" label="estates.insurance.subject" help="estates.insurance.subjectHelp" maxLength={255} optional />
      <UploadField name="fileId" label="estates.insurance.file" kind="document" current={props.paper?.file ?? undefined} optional />
    </PaperForm>
  )
}
