import { UploadField } from '#client/files/upload/UploadField.tsx'
import { type FormOf, RecordForm } from '#client/records/RecordForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { insuranceKinds, saveInsuranceInput } from '#schema/estates/insurance.input.ts'
import type { insurances } from './insurances.ts'

const rules = saveInsuranceInput.omit(['estateId'])
// A file that is not chosen anew is not spoken of, and stays as it was.
const blank = { kind: '', company: '', policyNumber: '', validTo: '', contactName: '', phone: '', customName: '', fileId: undefined }
const words = {
  kind: { notValid: 'estates.insurance.chooseKind' },
  company: { required: 'estates.insurance.writeCompany' },
} as const

export const InsuranceForm = (props: FormOf<typeof insurances>) => (
  <RecordForm {...props} rules={rules} blank={blank}>
    <ChoiceField
      name="kind"
      label="estates.insurance.kind"
      choices={insuranceKinds}
      choiceLabel="estates.insuranceKind"
      faults={words.kind}
    />
    <TextField name="company" label="estates.insurance.company" faults={words.company} />
    <TextField name="policyNumber" label="estates.insurance.policyNumber" />
    <DateField name="validTo" label="estates.insurance.lastDay" help="estates.insurance.lastDayHelp" />
    <TextField name="contactName" label="estates.insurance.contactName" />
    <TextField name="phone" label="estates.insurance.phone" type="tel" />
    <TextField name="customName" label="estates.insurance.subject" help="estates.insurance.subjectHelp" />
    <UploadField name="fileId" label="estates.insurance.file" kind="document" current={props.record?.file ?? undefined} />
  </RecordForm>
)
