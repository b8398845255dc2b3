import { boolean, object } from 'yup'
import { email, phone, text } from '#schema/fields.ts'
import { optionalAddress } from './address.input.ts'
import { optionalNewPassword } from './password.ts'

export const emailInput = object({ email: email() })

export const acceptedTerms = () => boolean().typeError('notValid').required('required').oneOf([true], 'required')

export const registerCustomerInput = object({
  firstName: text(255),
  lastName: text(255),
  email: email(),
  phone: phone(),
  password: optionalNewPassword(),
  address: optionalAddress(),
  acceptTerms: acceptedTerms(),
})
