import { object } from 'yup'
import { trades } from '#schema/companies/trades.ts'
import { email, openChoice, organizationNumber, phone, text } from '#schema/fields.ts'
import { optionalAddress } from './address.input.ts'
import { optionalNewPassword } from './password.ts'

export const companyAdmin = { firstName: text(255), lastName: text(255), email: email(), phone: phone(), password: optionalNewPassword() }

export const registerCompanyInput = object({
  organizationNumber: organizationNumber().required('required'),
  name: text(255),
  address: optionalAddress(),
  trade: openChoice(trades),
  admin: object(companyAdmin).typeError('notValid').required('required'),
})
