import { CompanyFields } from '#client/access/CompanyFields.tsx'
import { type FormOf, RecordForm } from '#client/records/RecordForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { subcontractorForm } from '#schema/companies/subcontractors.input.ts'
import { trades } from '#schema/companies/trades.ts'
import type { subcontractors } from './subcontractors.ts'

const blank = { name: '', organizationNumber: '', trade: '', contactName: '', email: '', phone: '' }
const words = { notValid: 'companies.subcontractors.chooseTrade', required: 'companies.subcontractors.chooseTrade' } as const

export const SubcontractorForm = (props: FormOf<typeof subcontractors>) => (
  <RecordForm {...props} rules={subcontractorForm} blank={blank}>
    <CompanyFields
      name={{ label: 'companies.subcontractors.name', help: 'companies.subcontractors.nameHelp' }}
      organizationNumber={{ label: 'companies.subcontractors.organizationNumber' }}
    />
    <ChoiceField name="trade" label="companies.subcontractors.trade" choices={trades} choiceLabel="trades" faults={words} />
    <TextField name="contactName" label="companies.profile.contactName" autoComplete="off" />
    <Pair>
      <TextField name="phone" label="companies.profile.phone" type="tel" autoComplete="off" />
      <TextField name="email" label="companies.profile.email" type="email" autoComplete="off" />
    </Pair>
  </RecordForm>
)
