import { useFormikContext } from 'formik'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import type { FieldProps } from '#client/ui/form/useFormField.ts'
import { type FoundCompany, lookUpCompanies } from './lookups.ts'

interface CompanyFieldsProps {
  name: Omit<FieldProps, 'name'>
  organizationNumber: Omit<FieldProps, 'name'>
}

/** A company, found in the register by name or number, or typed by hand. */
export function CompanyFields({ name, organizationNumber }: CompanyFieldsProps) {
  const { values, setValues } = useFormikContext<object>()
  const fill = (company: FoundCompany) => void setValues({ ...values, name: company.name, organizationNumber: company.organizationNumber })
  return (
    <>
      <LookupField
        {...name}
        name="name"
        lookUp={lookUpCompanies}
        written={(company) => company.name}
        onChoose={fill}
        noData="common.noCompanyFound"
      />
      <TextField {...organizationNumber} name="organizationNumber" inputMode="numeric" autoComplete="off" />
    </>
  )
}
