import { CompanyFields } from '#client/access/CompanyFields.tsx'
import { type FormOf, RecordForm } from '#client/records/RecordForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { trades } from '#schema/companies/trades.ts'
import { supplierForm } from '#schema/maintenance/suppliers.input.ts'
import { partyKinds } from '#schema/maintenance/tasks.words.ts'
import type { suppliers } from './suppliers.ts'

const blank = { name: '', organizationNumber: '', trade: '', partyKind: 'supplier', phone: '', email: '' }
const words = {
  name: { required: 'maintenance.supplier.writeName' },
  trade: { notValid: 'maintenance.supplier.chooseTrade', required: 'maintenance.supplier.chooseTrade' },
  email: {
    required: 'maintenance.supplier.writeEmail',
    notValid: 'maintenance.supplier.emailNotValid',
    entityAlreadyExists: 'maintenance.supplier.emailTaken',
  },
  phone: { required: 'maintenance.supplier.writePhone', notValid: 'maintenance.supplier.phoneNotValid' },
  organizationNumber: {
    notValid: 'maintenance.supplier.numberNotValid',
    cannotAddOwnCompany: 'errors.codes.cannotAddOwnCompany',
  },
} as const

export const SupplierForm = (props: FormOf<typeof suppliers>) => (
  <RecordForm {...props} rules={supplierForm} blank={blank}>
    <CompanyFields
      name={{ label: 'maintenance.supplier.name', help: 'maintenance.supplier.nameHelp', faults: words.name }}
      organizationNumber={{
        label: 'maintenance.supplier.number',
        help: 'maintenance.supplier.numberHelp',
        faults: words.organizationNumber,
      }}
    />
    <Pair>
      <ChoiceField name="trade" label="maintenance.task.trade" choices={trades} choiceLabel="trades" faults={words.trade} />
      <ChoiceField name="partyKind" label="maintenance.supplier.kind" choices={partyKinds} choiceLabel="maintenance.partyKind" />
    </Pair>
    <Pair>
      <TextField name="phone" label="maintenance.supplier.phone" type="tel" autoComplete="off" faults={words.phone} />
      <TextField name="email" label="maintenance.supplier.email" type="email" autoComplete="off" faults={words.email} />
    </Pair>
  </RecordForm>
)
